import { describe, expect, it } from 'vitest';

import { withTextContent } from './chat-parts.ts';

const of = (content: unknown, more: object = {}) => withTextContent({ role: 'assistant', content, ...more });

describe('a message with parts', () => {
  it('leaves a message with a text as it is', () => {
    const message = { role: 'user', content: '你好', attachments: [] };
    expect(withTextContent(message)).toBe(message);
  });

  it('joins its texts and its reasoning', () => {
    const content = [{ type: 'reasoning', text: '先看月令。' }, { type: 'text', text: '甲木' }, '生于寅月'];
    expect(of(content)).toEqual({
      role: 'assistant',
      content: '甲木\n\n生于寅月',
      reasoning_content: '先看月令。',
    });
  });

  it.each([
    [
      { type: 'source', url: 'https://a.cn/b', title: '三命通会' },
      { kind: 'source', url: 'https://a.cn/b', name: '三命通会' },
    ],
    [
      { type: 'source', url: 'javascript:alert(1)' },
      { kind: 'source', url: null, name: 'javascript:alert(1)' },
    ],
    [
      { type: 'image', image: 'data:image/png;base64,AAAA' },
      { kind: 'image', url: 'data:image/png;base64,AAAA', name: '' },
    ],
    [
      { type: 'image_url', image_url: { url: '/uploads/a.webp' } },
      { kind: 'image', url: '/uploads/a.webp', name: '' },
    ],
    [
      { type: 'image', url: 'data:image/svg+xml,<svg/>' },
      { kind: 'image', url: null, name: '' },
    ],
    [
      { type: 'file', filename: '命盘.pdf', url: '//evil.cn/a' },
      { kind: 'file', url: null, name: '命盘.pdf' },
    ],
    [
      { type: 'audio', audio: '/a.mp3' },
      { kind: 'audio', url: '/a.mp3', name: '' },
    ],
    [
      { type: 'tool-call', toolName: 'calendar' },
      { kind: 'tool-call', name: 'calendar' },
    ],
    [{ type: 'video', url: '/a.mp4' }, { kind: 'unknown' }],
    [7, { kind: 'unknown' }],
  ])('reads the part %j', (part, read) => {
    expect(of([{ type: 'text', text: '见下' }, part])).toMatchObject({ content: '见下', parts: [read] });
  });

  it('has an empty text where it has none', () => {
    expect(of([{ type: 'video' }])).toMatchObject({ content: '', parts: [{ kind: 'unknown' }] });
  });

  it('shows the attachments of a question, and of nothing else', () => {
    const attachments = [
      { type: 'image', url: '/a.png', name: '手相' },
      { name: '旧盘.pdf', url: '/b.pdf' },
    ];
    expect(of('请看', { role: 'user', attachments })).toMatchObject({
      content: '请看',
      parts: [
        { kind: 'image', url: '/a.png', name: '手相' },
        { kind: 'file', url: '/b.pdf', name: '旧盘.pdf' },
      ],
    });
    expect(of('好', { attachments })).toEqual({ role: 'assistant', content: '好', attachments });
  });
});
