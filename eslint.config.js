import hooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';

import { storeModules, typesOnly, uiLayers, walls } from './scripts/walls.mjs';

/** A pattern that matches every module name none of `allow` matches. */
const anythingBut = (allow) =>
  `^(?!${allow.map((pattern) => `(?:${pattern.source.replace(/^\^/, '')})`).join('|')})`;

const wallRules = walls.map(({ place, sources, except, allow, message }) => {
  const patterns = [{ regex: anythingBut(allow), message }];
  for (const rule of typesOnly) {
    if (rule.places.includes(place)) {
      patterns.push({ regex: rule.module.source, allowTypeImports: true, message: rule.message });
    }
  }
  if (place === 'apps/web') {
    patterns.push({
      regex: '^jotai(/|$)',
      message: `jotai enters through ${storeModules.join(', ')} only.`,
    });
  }
  return {
    name: `walls/${place}`,
    files: [`${sources}/**/*.{ts,tsx}`],
    ignores: [...except.map((ending) => `**/*${ending}`), ...(place === 'apps/web' ? storeModules : [])],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  };
});

const layerRules = uiLayers.slice(0, -1).map((layer, index) => ({
  name: `walls/ui-${layer}`,
  files: [`packages/ui/src/${layer}/**/*.{ts,tsx}`],
  ignores: ['**/*.stories.tsx', '**/*.test.{ts,tsx}'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `(^|/)(${uiLayers.slice(index + 1).join('|')})/`,
            message: `Inside ui: ${uiLayers.join(' → ')}; ${layer} may not look upwards.`,
          },
        ],
      },
    ],
  },
}));

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      'storybook-static/**',
      'mocks/public/**',
      'packages/bazi/src/tables/**',
      'packages/api-client/src/schema.d.ts',
      'data/**',
      '.cache/**',
    ],
  },
  ...tseslint.configs.recommended,
  { files: ['**/*.{ts,tsx}'], ...hooks.configs.flat['recommended-latest'] },
  ...storybook.configs['flat/recommended'],
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-explicit-any': 'error',
      eqeqeq: ['error', 'always'],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportAllDeclaration',
          message: 'No file that only forwards: name what you need at its source.',
        },
      ],
    },
  },
  {
    name: 'engine/no-clock',
    files: ['packages/bazi/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'Date', message: 'The engine has no clock and never goes through a JS Date.' },
      ],
    },
  },
  {
    name: 'look/no-clock-no-storage',
    files: ['packages/{ui,bazi-view}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.stories.tsx', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['fetch', 'localStorage', 'sessionStorage', 'setTimeout', 'setInterval', 'Date'].map((name) => ({
          name,
          message: 'The look is pure: data and time come in by props.',
        })),
      ],
    },
  },
  ...wallRules,
  ...layerRules,
);
