// drizzle-kit is installed at the workspace root and drizzle-orm beside this package: without help the first
// finds the second neither by require nor by import.
import Module, { register } from 'node:module';
import { fileURLToPath } from 'node:url';

process.env.NODE_PATH = fileURLToPath(new URL('../node_modules', import.meta.url));
Module._initPaths();

const hooks = `
  export function resolve(specifier, context, next) {
    const own = specifier === 'drizzle-orm' || specifier.startsWith('drizzle-orm/');
    return next(specifier, own ? { ...context, parentURL: ${JSON.stringify(import.meta.url)} } : context);
  }`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`);
