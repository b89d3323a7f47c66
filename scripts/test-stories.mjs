import { browserPath } from './find-browser.mjs';
import { chooseStories, recordGreen, serveStories } from './serve-stories.mjs';

browserPath({ shell: true });
const wanted = process.argv.slice(2);
const chosen = chooseStories(wanted);
const stories = await serveStories();

// One visit checks every story at both widths. Stories tagged `wide` behave differently on a wide screen and are also
// played there.
let failed = 0;
for (const [viewport, title, group] of [
  ['phone', 'Every story', chosen],
  ['desktop', 'Stories tagged `wide`, at desktop width', chosen.filter(({ tags }) => tags.includes('wide'))],
]) {
  if (group.length === 0) continue;
  console.log(`\n${title}: ${group.length}`);
  failed = (await stories.run(group, { env: { VIEWPORT: viewport } })) || failed;
}
await stories.close();
if (!failed && wanted.length === 0) recordGreen();
process.exit(failed);
