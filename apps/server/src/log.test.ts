import { describe, expect, it } from 'vitest';

import { createLog } from './log.ts';

describe('the log', () => {
  it('logs the stack of an error without its message', () => {
    const lines: string[] = [];
    const log = createLog(
      (line) => void lines.push(line),
      () => new Date(0),
    );
    const cause = Object.assign(new Error('duplicate key (phone)=(13800138000)'), { code: '23505' });
    log.error('request failed', new TypeError('insert values 13800138000', { cause }), { method: 'POST' });
    log.error('request failed', 'a thrown 13800138000');
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
