import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { BLANK_IMAGE } from '../src/db/blank-image.ts';
import { makeBlankImage } from '../src/db/open.ts';
import { bundle } from './bundle.ts';

const out = fileURLToPath(new URL('../dist', import.meta.url));

await bundle(out, { main: 'src/main.ts' });
writeFileSync(join(out, BLANK_IMAGE), await makeBlankImage());
