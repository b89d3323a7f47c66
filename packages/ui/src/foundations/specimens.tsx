import { ThemeRoot } from '../tokens/GlobalStyles.tsx';
import { phaseNames } from '../tokens/names.ts';
import { scale } from '../tokens/scale.ts';
import { semantic, themeNames, type SemanticColors } from '../tokens/semantic.ts';
import { theme } from '../tokens/theme.ts';

const names = { light: '纸', dark: '夜' } as const;

/** Every semantic colour of both themes, on the background of its theme. */
export function Colours() {
  return (
    <ThemeRoot>
      {themeNames.map((name) => {
        const { color, phase, phaseSoft } = semantic[name];
        const swatches: [string, string][] = [
          ...(Object.keys(color) as (keyof SemanticColors)[]).map((key): [string, string] => [
            key,
            color[key],
          ]),
          ...phaseNames.flatMap((key): [string, string][] => [
            [key, phase[key]],
            [`${key}Soft`, phaseSoft[key]],
          ]),
        ];
        return (
          <section
            key={name}
            css={{
              background: color.ground,
              color: color.text,
              border: `1px solid ${color.hairline}`,
              padding: 24,
              marginBlock: 24,
            }}
          >
            <h3>{names[name]}</h3>
            <div
              css={{
                display: 'grid',
                gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
                gap: 16,
                marginTop: 16,
              }}
            >
              {swatches.map(([key, value]) => (
                <div key={key} css={{ fontSize: 13, lineHeight: 1.5 }}>
                  <span
                    css={{
                      display: 'block',
                      height: 48,
                      border: `1px solid ${color.hairline}`,
                      background: value,
                    }}
                  />
                  {key}
                  <br />
                  <code css={{ color: color.textMuted }}>{value}</code>
                </div>
              ))}
            </div>
          </section>
        );
      })}
    </ThemeRoot>
  );
}

/** Every font size, in the title and the body font. */
export function TypeScale() {
  return (
    <ThemeRoot>
      <div
        css={{
          display: 'grid',
          gap: 20,
          background: theme.color.ground,
          color: theme.color.text,
          padding: 24,
        }}
      >
        {Object.entries(scale.size).map(([key, value]) => (
          <div key={key}>
            <div css={{ fontSize: 13, color: theme.color.textMuted }}>
              {key} {value}
            </div>
            <div css={{ lineHeight: 1.5 }}>
              <span css={{ fontFamily: theme.font.title, fontWeight: 600, fontSize: value }}>
                甲子年 丙寅月 戊辰日
              </span>
              <br />
              <span data-figures="" css={{ fontSize: value }}>
                立春 2026年2月4日 04:01
              </span>
            </div>
          </div>
        ))}
      </div>
    </ThemeRoot>
  );
}

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];

/** The steps of the 4px grid in use. */
export function SpaceScale() {
  return (
    <ThemeRoot>
      <div
        css={{
          display: 'grid',
          gap: 8,
          background: theme.color.ground,
          color: theme.color.text,
          padding: 24,
        }}
      >
        {steps.map((step) => (
          <div key={step} css={{ display: 'flex', alignItems: 'center', gap: 16 }}>
            <div css={{ width: '10rem', fontSize: 13 }}>
              space({step}) = {theme.space(step)}
            </div>
            <div css={{ width: theme.space(step), height: 16, background: theme.color.accentFill }} />
          </div>
        ))}
      </div>
    </ThemeRoot>
  );
}
