/**
 * Runs in the head of every page, before any module and before the first paint. The theme and text size that
 * were chosen are put on the document, and the browser's own bar takes the theme's colour; what is meant for guests is
 * hidden from members; on a record's page the chart is asked for at once, together with the code that will draw it:
 * `early.ts` picks the answer up.
 */
export const earlyScript =
  "(()=>{const d=document.documentElement.dataset;try{const s=JSON.parse(localStorage.getItem('settings'))||{};" +
  'if(/^(light|dark)$/.test(s.theme)){d.theme=s.theme;document.querySelectorAll("meta[name=theme-color]").forEach(b=>{b.setAttribute("media",b.getAttribute("media").includes(s.theme)?"all":"not all")})}' +
  '/^x?large$/.test(s.text_size)&&(d.textSize=s.text_size)}catch{}' +
  "const m=/^\\/reports\\/([^/]+)$/.exec(location.pathname);let t=null;try{t=localStorage.getItem('token')}catch{}" +
  "if(t)d.member='';if(m&&t){const u='/api/reports/'+m[1];window.__early={url:u,token:t,answer:fetch(u,{headers:{Authorization:'Bearer '+t,Accept:'application/json'}})};" +
  'window.__early.answer.catch(()=>{})}})()';
