/**
 * Builds the packages that are published: `dist` of each holds ES modules with types and the package.json to publish.
 * The workspace itself uses the sources. `npm run build:packages`
 */
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '..');

/** Each may use those before it. */
export const published = ['bazi', 'readings', 'api-client', 'bazi-view', 'ui'];

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const project = readJson(join(root, 'package.json'));

/** Tests, stories and the pages of Storybook. */
const internal = /\.(test|stories)\.tsx?$|\/(story|test)-[\w-]+\.tsx?$|^\/foundations\//;

/** @returns {string[]} the files of a folder, as paths from it with forward slashes */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** @returns {Map<string, string>} the public modules of a package with their source, for example `./chart` → `src/chart.ts` */
function publicModules(exports, files) {
  const modules = new Map();
  for (const [name, target] of Object.entries(exports)) {
    const [before, after] = target.slice(2).split('*');
    if (after === undefined) {
      modules.set(name, before);
      continue;
    }
    // `./src/*/*.tsx` names a folder and the file of the same name in it.
    const repeated = target.split('*').length > 2;
    for (const file of files) {
      if (internal.test(file) || !file.startsWith(before)) continue;
      const ending = repeated ? target.split('*')[2] : after;
      if (!file.endsWith(ending)) continue;
      const rest = file.slice(before.length, -ending.length);
      const word = repeated ? rest.slice(0, (rest.length - 1) / 2) : rest;
      if (repeated && rest !== `${word}/${word}`) continue;
      const module = name.replace('*', word);
      if (!modules.has(module)) modules.set(module, file);
    }
  }
  return modules;
}

/**
 * Every build tool understands this form; `?url` is Vite's own.
 *
 * @param {string} source the file in `src`; what it takes from beside `src` lies beside the modules in `dist`
 */
const withAssetUrls = (code, folder, source) =>
  code.replace(/^import (\w+) from ['"]([^'"]+)\?url['"];$/gm, (_, name, path) => {
    const asset = relative(folder, resolve(dirname(source), path));
    const fromModule = relative(dirname(relative(join(folder, 'src'), source)), asset).replaceAll('\\', '/');
    return `const ${name} = new URL('${fromModule}', import.meta.url).href;`;
  });

/** A declaration names the module as it is published. */
const withPublishedNames = (code) => code.replace(/(['"])(\.\.?\/[^'"]+?)(?:\.d)?\.tsx?\1/g, '$1$2.js$1');

function compile(name) {
  const folder = join(root, 'packages', name);
  const sources = join(folder, 'src');
  const dist = join(folder, 'dist');
  const files = filesBelow(sources).filter((file) => !internal.test(`/${file}`));
  const base = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config.compilerOptions;
  const { options, errors } = ts.convertCompilerOptionsFromJson(
    {
      ...readJson(join(root, 'tsconfig.base.json')).compilerOptions,
      ...base,
      types: ['vite/client'],
      allowJs: false,
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: sources,
      outDir: dist,
      // The built packages before this one; their sources lie outside of it.
      paths: Object.fromEntries(
        published
          .slice(0, published.indexOf(name))
          .map((other) => [`@ziping/${other}/*`, [join(root, 'packages', other, 'dist/*')]]),
      ),
    },
    root,
  );
  const program = ts.createProgram(
    files.filter((file) => /\.tsx?$/.test(file)).map((file) => join(sources, file)),
    options,
  );
  const emitted = program.emit(undefined, (file, code) => {
    const source = join(sources, relative(dist, file));
    ts.sys.writeFile(
      file,
      file.endsWith('.d.ts') ? withPublishedNames(code) : withAssetUrls(code, folder, source),
    );
  });
  const faults = [...errors, ...ts.getPreEmitDiagnostics(program), ...emitted.diagnostics];
  if (faults.length > 0) {
    const host = { getCanonicalFileName: String, getCurrentDirectory: () => root, getNewLine: () => '\n' };
    throw new Error(`@ziping/${name}\n${ts.formatDiagnostics(faults, host)}`);
  }
  for (const file of files.filter((one) => /\.(d\.ts|css)$/.test(one))) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    copyFileSync(join(sources, file), join(dist, file));
  }
}

/** The package.json to publish: public modules one by one, because some tools read no patterns. */
function writeManifest(name) {
  const folder = join(root, 'packages', name);
  const dist = join(folder, 'dist');
  const {
    exports,
    scripts: _scripts,
    devDependencies: _tools,
    private: _private,
    ...rest
  } = readJson(join(folder, 'package.json'));
  const sources = filesBelow(join(folder, 'src')).map((file) => `src/${file}`);
  const modules = [...publicModules(exports, sources)].map(([module, source]) => {
    const built = `./${source.slice('src/'.length).replace(/(\.d)?\.tsx?$/, '')}`;
    const types = `${built}.d.ts`;
    return [module, existsSync(join(dist, `${built}.js`)) ? { types, default: `${built}.js` } : { types }];
  });
  const licensed = project.license !== 'UNLICENSED';
  const manifest = {
    ...rest,
    license: project.license,
    // npm refuses to publish it while the owner has not set a licence in the top package.json.
    ...(!licensed && { private: true }),
    sideEffects: ['*.css'],
    exports: { ...Object.fromEntries(modules), './package.json': './package.json' },
  };
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

export function buildPackages() {
  for (const name of published) {
    const folder = join(root, 'packages', name);
    rmSync(join(folder, 'dist'), { recursive: true, force: true });
    compile(name);
    for (const extra of ['README.md', 'fonts']) {
      if (existsSync(join(folder, extra)))
        cpSync(join(folder, extra), join(folder, 'dist', extra), { recursive: true });
    }
    if (existsSync(join(root, 'LICENSE'))) copyFileSync(join(root, 'LICENSE'), join(folder, 'dist/LICENSE'));
    writeManifest(name);
    console.log(
      `@ziping/${name}: ${filesBelow(join(folder, 'dist')).filter((file) => file.endsWith('.js')).length} modules`,
    );
  }
}

if (process.argv[1] === import.meta.filename) buildPackages();
