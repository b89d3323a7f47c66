import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Chromium without windows, which can draw text without hinting. */
const SHELL = 'chromium-headless-shell';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const KNOWN_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags of every headless run: no sandbox, because of containers, and no background network access. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Flags that make pictures the same on every machine: no hinting, no colour profile or scale of the
 * screen, and every area drawn at once.
 */
export const pictureArgs = [
  '--font-render-hinting=none',
  '--disable-font-subpixel-positioning',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
  '--disable-partial-raster',
];

function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const name of names) {
    for (const folder of folders) {
      const path = join(folder, name);
      if (executable(path)) return path;
    }
  }
  return undefined;
}

/** Whether the browser starts; a wrapper whose package is not installed does not. */
function starts(path) {
  const profile = mkdtempSync(join(tmpdir(), 'ziping-browser-'));
  try {
    const run = spawnSync(
      path,
      ['--headless', ...browserArgs, `--user-data-dir=${profile}`, '--dump-dom', 'about:blank'],
      { timeout: 60_000, stdio: 'ignore' },
    );
    return run.status === 0;
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

function playwrightDownload() {
  const cli = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 });
  if (cli.status !== 0) return undefined;
  const path = execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      "import{chromium}from'@playwright/test';console.log(chromium.executablePath())",
    ],
    { encoding: 'utf8' },
  ).trim();
  return existsSync(path) ? path : undefined;
}

function debianPackage(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  // The first name is that of Debian's package.
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', names[0]], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return onPath(names);
}

let found;

/**
 * The path of a Chromium or Chrome that starts on this machine: `BROWSER_PATH`, else an installed browser, else one
 * that is installed now (Playwright's download, or Debian's package when running as root).
 *
 * @param {{ shell?: boolean }} [options] `shell` asks for the headless shell before others
 * @returns {string} an absolute path
 * @throws {Error} when no browser is found and none can be installed
 */
export function browserPath({ shell = false } = {}) {
  if (found) return found;
  const names = shell ? [SHELL, ...NAMES] : [...NAMES, SHELL];
  const asked = process.env.BROWSER_PATH;
  const candidates = asked ? [() => asked] : [() => onPath(names), () => KNOWN_PLACES.find(executable)];
  if (!asked) candidates.push(playwrightDownload, () => debianPackage(names));
  for (const candidate of candidates) {
    const path = candidate();
    if (path && starts(path)) {
      found = path;
      process.env.BROWSER_PATH = path;
      return path;
    }
  }
  throw new Error(
    'No Chromium or Chrome was found and none could be installed. Install one and set BROWSER_PATH to it.',
  );
}

if (process.argv[1] && import.meta.url.endsWith(process.argv[1].split('/').pop() ?? '')) {
  console.log(browserPath());
}
