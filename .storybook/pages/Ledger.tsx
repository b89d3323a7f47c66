import { Button } from '@ziping/ui/primitives/Button';
import { TextField } from '@ziping/ui/primitives/TextField';
import { theme } from '@ziping/ui/tokens/theme';
import { useState } from 'react';

import { LEDGER, type LedgerLine } from '../../tests/contract/ledger.ts';
import { useStories } from './useStories.ts';

const cell = {
  padding: '8px 12px',
  borderBlockEnd: `1px solid ${theme.color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const;

/** The command that runs the test of one line. The name is a regular expression for Vitest. */
const commandOf = ({ file, name }: LedgerLine['test']) =>
  `npx vitest run ${file} -t '${name.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}'`;

const includes = (line: LedgerLine, sought: string) =>
  [line.what, ...line.texts, line.story?.title, line.story?.name].some((text) => text?.includes(sought));

/** Every documented text and state with its story and its test. */
export function Ledger() {
  const stories = useStories();
  const ids = new Map(stories.map(({ id, title, exportName }) => [`${title}/${exportName}`, id]));
  const [sought, setSought] = useState('');
  const [copied, setCopied] = useState<string | null>(null);
  const groups = LEDGER.map(({ heading, lines }) => ({
    heading,
    lines: lines.filter((line) => includes(line, sought.trim())),
  })).filter(({ lines }) => lines.length > 0);

  async function copy(command: string) {
    await navigator.clipboard.writeText(command);
    setCopied(command);
  }

  return (
    <>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'end', marginBlock: 24 }}>
        <TextField
          label="找一句话、一个状态或一个画面"
          type="search"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        <p css={{ margin: 0 }} role="status">
          {groups.reduce((sum, { lines }) => sum + lines.length, 0)} 条
        </p>
      </div>
      {groups.map(({ heading, lines }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <table css={{ width: '100%', tableLayout: 'fixed', '&& tr': { background: 'none' } }}>
            <thead>
              <tr>
                <th css={cell}>文档</th>
                <th css={{ ...cell, width: '32%' }}>画面</th>
                <th css={{ ...cell, width: '9rem' }}>测试</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => {
                const { what, texts, story, test } = line;
                const command = commandOf(test);
                const id = story && ids.get(`${story.title}/${story.name}`);
                return (
                  <tr key={`${test.name} ${story?.title} ${story?.name}`}>
                    <td css={cell}>
                      {what}
                      {texts.length > 0 && (
                        <div css={{ color: theme.color.textMuted }}>{texts.join('　')}</div>
                      )}
                    </td>
                    <td css={cell}>
                      {id ? (
                        <a href={`./?path=/story/${id}`} target="_top">
                          {story.title.replace(/^页面\//, '')} {story.name}
                        </a>
                      ) : (
                        '—'
                      )}
                    </td>
                    <td css={{ ...cell, whiteSpace: 'nowrap' }}>
                      <Button variant="quiet" size="small" title={command} onClick={() => void copy(command)}>
                        {copied === command ? '已复制' : '复制测试'}
                      </Button>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}
