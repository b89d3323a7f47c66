import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Where texts for users are written: the copy files, the messages of the contract, and what the service names itself. */
const copyFiles = readdirSync(resolve(root, 'packages'))
  .flatMap((name) =>
    readdirSync(resolve(root, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' }).map(
      (file) => `packages/${name}/src/${file}`,
    ),
  )
  .filter((file) => file.endsWith('.copy.ts'));
const files = [
  ...copyFiles,
  'openapi.yaml',
  'apps/server/src/domain/reports/word-file.ts',
  'apps/server/src/domain/model-text/chart-material.ts',
];
const texts = files.map((file) => ({ file, text: readFileSync(resolve(root, file), 'utf8') }));

/** Other words for a thing that has a settled one. */
const settled: [word: string, others: RegExp][] = [
  ['取法', /历法选项|排法|历法取法/],
  ['出生地', /出生地点|'地点'/],
  ['份命盘', /条(命盘)?记录(?!、|$)/m],
  // 报告 is what is written about a chart.
  ['命盘', /登录后查看报告|返回报告|存入报告|'报告内容'|reportCount: '份报告'/],
  ['地势', /'星运'|星运:/],
  ['十二时辰（子时分早晚）', /十三个?时辰/],
];

describe('texts for users', () => {
  it.each(settled)('call it %s and nothing else', (_, others) => {
    expect(texts.filter(({ text }) => others.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('name the network only where it failed', () => {
    const named = texts
      .filter(({ file }) => file.endsWith('.copy.ts'))
      .flatMap(({ text }) => text.match(/\w+: '[^']*网络(?!地址)[^']*'/g) ?? []);
    expect(named.sort()).toEqual(
      [
        "network: '网络错误，请稍后重试'",
        "offline: '没有网络，这是上次打开时的列表。'",
        "offline: '没有网络，这是上次打开时的命盘。'",
        "unreachable: '查询支付状态时发生错误，请检查网络或联系客服。'",
        // Of the state `offline`.
        "body: '连上网络之后再试一次，这一页会继续。'",
        "title: '网络未连接'",
      ].sort(),
    );
  });
});
