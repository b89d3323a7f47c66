import { useState } from 'react';

import { Button } from '../primitives/Button/Button.tsx';
import { contrast, linePairs, textPairs } from '../tokens/contrast.ts';
import { phaseNames } from '../tokens/names.ts';
import { scale } from '../tokens/scale.ts';
import { semantic, themeNames, type SemanticColors } from '../tokens/semantic.ts';
import { theme } from '../tokens/theme.ts';

const names = { light: '纸', dark: '夜' } as const;

/** Every semantic colour of both themes, on the background of its theme. */
export function Colours() {
  return (
    <>
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
    </>
  );
}

/** Every font size, in the title and the body font. */
export function TypeScale() {
  return (
    <>
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
    </>
  );
}

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];

/** The steps of the 4px grid in use. */
export function SpaceScale() {
  return (
    <>
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
    </>
  );
}

/** The contrast figures of every pair in use, the lowest first. */
export function ContrastTable() {
  return (
    <>
      {themeNames.map((name) => {
        const { color } = semantic[name];
        const rows = [
          ...textPairs.map(([ink, ground]) => ({ ink, ground, use: '字', least: 4.5 })),
          ...linePairs.map(([ink, ground]) => ({ ink, ground, use: '线', least: 3 })),
        ]
          .map((row) => ({ ...row, ratio: contrast(color[row.ink], color[row.ground]) }))
          .sort((a, b) => a.ratio / a.least - b.ratio / b.least);
        return (
          <details key={name} css={{ marginBlock: 16, color: theme.color.text }}>
            <summary css={{ minHeight: 44, cursor: 'pointer' }}>
              {names[name]}：{rows.length} 对，最低 {rows[0]?.ratio.toFixed(2)}
            </summary>
            <table css={{ borderCollapse: 'collapse', fontSize: 13, td: { padding: '4px 12px' } }}>
              <thead>
                <tr>
                  <th>样</th>
                  <th>前景 / 背景</th>
                  <th>对比</th>
                  <th>不低于</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ ink, ground, use, least, ratio }) => (
                  <tr key={`${use}${ink}${ground}`}>
                    <td css={{ color: color[ink], background: color[ground] }}>
                      {use === '字' ? '子平' : '——'}
                    </td>
                    <td>
                      {ink} / {ground}
                    </td>
                    <td data-figures="">{ratio.toFixed(2)}</td>
                    <td data-figures="">{least}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        );
      })}
    </>
  );
}

/** The durations, played at a press. */
export function Durations() {
  const { quick, settle, ease } = scale.motion;
  const [moved, setMoved] = useState(false);
  return (
    <>
      <div css={{ background: theme.color.ground, color: theme.color.text, padding: 24 }}>
        <Button onClick={() => setMoved(!moved)}>播放</Button>
        {Object.entries({ quick, settle }).map(([key, duration]) => (
          <div key={key} css={{ marginTop: 16, fontSize: 13 }}>
            {key} {duration}，{ease}
            <div css={{ background: theme.color.sunken }}>
              <div
                css={{
                  width: 24,
                  height: 24,
                  background: theme.color.accentFill,
                  transition: `margin-left ${duration} ${ease}`,
                  marginLeft: moved ? 'calc(100% - 24px)' : 0,
                  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
                }}
              />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

/** The name of a primitive, linked to its page. */
function ComponentLink({ name }: { name: string }) {
  return (
    <a href={`./?path=/docs/构件-${name.toLowerCase()}--docs`} target="_top">
      {name}
    </a>
  );
}

/** A table of the documentation. Cells are text; the first column is the name of a primitive when `linked`. */
export function Table({
  head,
  rows,
  linked = false,
}: {
  head: string[];
  rows: string[][];
  linked?: boolean;
}) {
  return (
    <table css={{ borderCollapse: 'collapse', 'th, td': { padding: '8px 16px 8px 0', textAlign: 'start' } }}>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text}>{text}</th>
          ))}
        </tr>
      </thead>
      <tbody css={{ '&& tr': { background: 'none', borderTop: `1px solid ${theme.color.hairline}` } }}>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <td>{linked ? <ComponentLink name={name} /> : name}</td>
            {cells.map((text) => (
              <td key={text}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
