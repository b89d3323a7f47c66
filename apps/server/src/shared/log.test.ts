import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createLog, type Log } from './log.ts';

describe('the log', () => {
  it('logs the stack of an error without its message', () => {
    const lines: string[] = [];
    const log = createLog(
      (line) => void lines.push(line),
      () => new Date(0),
    );
    const cause = Object.assign(new Error('duplicate key (phone)=(13800138000)'), { code: '23505' });
    log.error('request failed', new TypeError('insert values 13800138000', { cause }), { method: 'POST' });
    log.error('another failure', 'a thrown 13800138000');
    const [first = ''] = lines;
    expect(JSON.parse(first)).toMatchObject({
      at: '1970-01-01T00:00:00.000Z',
      level: 'error',
      event: 'request failed',
      method: 'POST',
      kind: 'TypeError',
      code: '23505',
      stack: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
    });
    expect(lines.join()).not.toContain('13800138000');
  });
});

describe('errors of one kind', () => {
  let lines: Record<string, unknown>[];
  let log: Log;
  beforeEach(() => {
    vi.useFakeTimers();
    lines = [];
    log = createLog(
      (line) => void lines.push(JSON.parse(line)),
      () => new Date(),
    );
  });
  afterEach(() => void vi.useRealTimers());

  it('are written once at first and then counted, one line a minute, until there are none', () => {
    const flood = (times: number) => {
      for (let at = 0; at < times; at += 1) log.error('refused', null, { channel: 'wechat' });
    };
    flood(10_000);
    expect(lines).toMatchObject([{ event: 'refused', channel: 'wechat' }]);
    vi.advanceTimersByTime(60_000);
    expect(lines.slice(1)).toMatchObject([
      { event: 'refused', channel: 'wechat', repeated: 9999, seconds: 60 },
    ]);
    flood(3);
    vi.advanceTimersByTime(60_000);
    expect(lines.slice(2)).toMatchObject([{ repeated: 3 }]);
    vi.advanceTimersByTime(3_600_000);
    expect(lines).toHaveLength(3);
    expect(vi.getTimerCount()).toBe(0);
    flood(1);
    expect(lines).toHaveLength(4);
    expect(lines[3]).not.toHaveProperty('repeated');
  });

  it('do not keep another kind from being written: another event, fact, name or place', () => {
    const failHere = () => new Error('here');
    const failThere = () => new Error('there');
    for (let round = 0; round < 3; round += 1) {
      log.error('refused', null, { channel: 'wechat' });
      log.error('refused', null, { channel: 'alipay' });
      log.error('another', null, { channel: 'wechat' });
      log.error('failed', failHere());
      log.error('failed', failThere());
    }
    expect(lines.map(({ event, channel }) => [event, channel])).toEqual([
      ['refused', 'wechat'],
      ['refused', 'alipay'],
      ['another', 'wechat'],
      ['failed', undefined],
      ['failed', undefined],
    ]);
  });

  it('are told apart by a bounded number of kinds', () => {
    for (let at = 0; at < 100_000; at += 1) log.error('refused', null, { at });
    expect(lines.length).toBeLessThan(300);
    expect(vi.getTimerCount()).toBeLessThan(300);
    vi.advanceTimersByTime(60_000);
    const repeated = lines.reduce((sum, line) => sum + Number(line['repeated'] ?? 0), 0);
    expect(repeated + lines.filter((line) => !('repeated' in line)).length).toBe(100_000);
  });
});
