/** The same captcha asked for in words, for stories. */
export const sampleQuestion = '请依次输入这四个数字：七、二、九、四';

/** A captcha image for stories. */
export const sampleCaptcha = `data:image/svg+xml;utf8,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 120 40"><rect width="120" height="40" fill="#fffdf8"/><path d="M4 29C30 4 78 42 116 11" fill="none" stroke="#8b7f6a"/><g fill="none" stroke="#1f1b16" stroke-width="2.4"><path d="M18 30V10l12 20V10"/><path d="M42 12h12l-9 18h11"/><path d="M68 31l7-21 7 21M70 24h10"/><path d="M94 10v20h12M94 20h8"/></g></svg>',
)}`;
