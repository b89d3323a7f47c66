import hooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';

import { layerRules, packageRules, storeModule, typesOnly } from './scripts/import-rules.mjs';

/** A pattern that matches the module names that no pattern of `allow` matches. */
const anythingBut = (allow) =>
  `^(?!${allow.map((pattern) => `(?:${pattern.source.replace(/^\^/, '')})`).join('|')})`;

const packageConfigs = packageRules.map(({ place, sources, except, allow, message }) => {
  const patterns = [{ regex: anythingBut(allow), message }];
  const paths = [];
  for (const rule of typesOnly) {
    if (rule.places.includes(place)) {
      patterns.push({ regex: rule.module.source, allowTypeImports: true, message: rule.message });
    }
  }
  if (place === 'apps/web') {
    patterns.push({ regex: '^jotai(/|$)', message: `Import jotai through ${storeModule}.` });
    paths.push({
      name: 'react',
      importNames: ['lazy'],
      message: "React's lazy keeps a failed import for ever: use shared/lazy.ts.",
    });
  }
  return {
    name: `imports/${place}`,
    files: [`${sources}/**/*.{ts,tsx}`],
    ignores: [...except.map((ending) => `**/*${ending}`), storeModule],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths, patterns }] },
  };
});

/** What the files of a layer may not import. */
function patternsOf({ sources, layers, isolated, apart, closed }, layer) {
  const higher = layers.slice(layers.indexOf(layer) + 1);
  const depth = isolated.find((rule) => rule.layer === layer)?.depth;
  const patterns = [];
  if (higher.length > 0) {
    patterns.push({
      regex: `^(\\.\\./)+(${higher.join('|')})/`,
      message: `${sources}: ${layers.join(' → ')}; ${layer} may not import from a higher layer.`,
    });
  }
  if (depth) {
    // From layer/<folder>/file.ts the path to another folder of the layer begins with as many `../` as the folder
    // is deep, no more; the boundary test also covers deeper files.
    patterns.push({
      regex: `^(\\.\\./){1,${depth}}(?!\\.\\.)[^/]+/`,
      message: `${sources}/${layer}: no imports between its folders; move what they share to a lower layer.`,
    });
  }
  for (const { from } of apart.filter((rule) => rule.layer === layer)) {
    patterns.push({
      regex: `^(\\.\\./)+(${from.join('|')})/`,
      message: `${sources}: ${layer} does not import ${from.join(' or ')}; app.ts puts them together.`,
    });
  }
  if (closed) {
    patterns.push({
      regex: '^(\\.\\./)+[^/]+\\.ts$',
      message: `${sources}: the files beside the layers put them together; no layer imports them.`,
    });
  }
  return patterns;
}

const layerConfigs = layerRules.flatMap((rule) => {
  // Of two configurations with one rule the later replaces the earlier, so a layer within another repeats its patterns.
  const outer = layerRules.find(({ sources }) => rule.sources.startsWith(`${sources}/`));
  const outerPatterns = outer
    ? patternsOf(outer, rule.sources.slice(outer.sources.length + 1).split('/')[0])
    : [];
  return rule.layers.map((layer) => {
    const patterns = [...outerPatterns, ...patternsOf(rule, layer)];
    return {
      name: `layers/${rule.sources}/${layer}`,
      files: [`${rule.sources}/${layer}/**/*.{ts,tsx}`],
      ignores: rule.except.map((ending) => `**/*${ending}`),
      rules: patterns.length > 0 ? { 'no-restricted-imports': ['error', { patterns }] } : {},
    };
  });
});

const restrictedSyntax = [
  {
    selector: 'ExportAllDeclaration',
    message: 'No file that only forwards: name what you need at its source.',
  },
  {
    selector: 'JSXAttribute[name.name="href"] TemplateElement[value.raw=/^\\?path=/]',
    message: 'A page of Storybook is in a frame, whose address this would keep: begin with ./?path=',
  },
];

const ofTheme = 'A colour of the theme: any other is the same at night, where it may not be readable.';
const literalColors = [
  {
    selector:
      'Literal[value=/#([0-9a-f]{3,4}){1,2}\\b|\\b(rgb|hsl|oklch)a?\\(|^(white|black|gr[ae]y|red)$/i]',
    message: ofTheme,
  },
  {
    selector: 'TemplateElement[value.raw=/#([0-9a-f]{3,4}){1,2}\\b|\\b(rgb|hsl|oklch)a?\\(/i]',
    message: ofTheme,
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      'storybook-static/**',
      'mocks/public/**',
      'packages/bazi/src/tables/**',
      'packages/api-client/src/schema.d.ts',
      'packages/api-client/src/schemas/**',
      'data/**',
      '.cache/**',
    ],
  },
  ...tseslint.configs.recommended,
  // These rules compile every file; the service and the engine may not import React.
  {
    files: ['{packages/{ui,bazi-view},apps/web,tests,.storybook}/**/*.{ts,tsx}'],
    ...hooks.configs.flat['recommended-latest'],
  },
  ...storybook.configs['flat/recommended'],
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-explicit-any': 'error',
      eqeqeq: ['error', 'always'],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'no-restricted-syntax': ['error', ...restrictedSyntax],
    },
  },
  {
    name: 'engine/no-clock',
    files: ['packages/{bazi,readings}/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'Date',
          message: 'No clock here, and nothing goes through a JS Date: moments are passed in.',
        },
      ],
    },
  },
  {
    name: 'styles/theme-colors',
    files: ['packages/{ui,bazi-view}/src/**/*styles.ts'],
    // Paper is white by day and night.
    ignores: ['**/*.print.styles.ts'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, ...literalColors] },
  },
  {
    name: 'ui/no-clock-no-storage',
    files: ['packages/{ui,bazi-view}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.stories.tsx', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['fetch', 'localStorage', 'sessionStorage', 'setTimeout', 'setInterval', 'Date'].map((name) => ({
          name,
          message: 'Components are pure: data and time are props.',
        })),
      ],
    },
  },
  ...packageConfigs,
  ...layerConfigs,
);
