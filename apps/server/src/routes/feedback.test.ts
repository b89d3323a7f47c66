import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { feedbackImages, feedbacks } from '../db/schema/feedback.ts';
import { createHarness, type Harness, SLOW } from '../testing/harness.ts';

let service: Harness;
let next = 13_400_000_000;
const member = () => service.signUp(String((next += 1)));
const NOTE = { type: 'feature', content: '希望流年一栏能直接跳到今年，翻找起来更快。', contact: '' };

beforeAll(async () => {
  service = await createHarness({ limits: { feedbackPerIp: { count: 8, seconds: 3600 } } });
}, SLOW);
afterAll(() => service.close());

let lastAddress = 0;
/** From a different address each time by default, to stay below the rate limits. */
const send = (fields: object, token?: string, address = `198.51.100.${(lastAddress += 1)}`) =>
  service.call('POST', '/api/feedback', { ...NOTE, ...fields }, { token, address });
const list = (token: string, query = '') =>
  service.call('GET', `/api/feedbacks${query}`, undefined, { token });
const dataUrl = (bytes: Uint8Array, type = 'png') =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;

describe('feedback', () => {
  it('of a member is listed to that member only, newest first, in pages', async () => {
    const [one, other] = [await member(), await member()];
    for (const content of [
      '第一条反馈，内容足够长。',
      '第二条反馈，内容足够长。',
      '第三条反馈，内容足够长。',
    ]) {
      expect(await send({ content, contact: ' a@b.example ' }, one.token)).toMatchObject({
        code: 0,
        message: '感谢您的反馈',
      });
      service.clock.advance(1);
    }
    const { data } = await list(one.token, '?page=1&page_size=2');
    expect(data).toMatchObject({
      total: 3,
      items: [{ content: '第三条反馈，内容足够长。', contact: 'a@b.example', reply: null }, {}],
    });
    expect((await list(one.token, '?page=2&page_size=2')).data.items).toHaveLength(1);
    expect((await list(other.token)).data).toEqual({ items: [], total: 0 });
  });

  it('of a guest is stored without a user', async () => {
    const { data } = await send({});
    const [row] = await service.db.select().from(feedbacks).where(eq(feedbacks.id, data.id));
    expect(row).toMatchObject({ user_id: null, content: NOTE.content, type: 'feature' });
    expect(await service.call('GET', '/api/feedbacks')).toMatchObject({ status: 401 });
  });

  it('has ten to five hundred characters after trimming', async () => {
    const message = async (content: string) => (await send({ content })).message;
    expect(await message('')).toBe('反馈内容不能少于10个字符');
    expect(await message('太短了')).toBe('反馈内容不能少于10个字符');
    expect(await message(' '.repeat(20))).toBe('请输入反馈内容');
    expect(await message(`  短${' '.repeat(20)}`)).toBe('反馈内容不能少于10个字符');
    expect(await message('长'.repeat(501))).toBe('反馈内容不能超过500个字符');
    expect(await message('𠮷'.repeat(9))).toBe('反馈内容不能少于10个字符');
    expect(await send({ content: '𠮷'.repeat(500) })).toMatchObject({ code: 0 });
  });
});

describe('feedback images', () => {
  it('are re-encoded, at most three', async () => {
    const { token } = await member();
    const png = await service.picture(2000, 1000);
    const jpeg = await sharp(png)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .toBuffer();
    const images = [dataUrl(png), dataUrl(jpeg, 'jpeg')];
    const { data } = await send({ images }, token);
    const rows = await service.db
      .select()
      .from(feedbackImages)
      .where(eq(feedbackImages.feedback_id, data.id));
    expect(rows).toHaveLength(2);
    for (const { webp } of rows) {
      const read = await sharp(webp).metadata();
      expect(read).toMatchObject({ format: 'webp', width: 1600, height: 800 });
      expect(read.exif).toBeUndefined();
    }
    expect((await list(token)).data.items).toMatchObject([{ image_count: 2 }]);
    const small = dataUrl(await service.picture());
    expect(await send({ images: Array(4).fill(small) })).toMatchObject({
      status: 400,
      message: '最多只能上传3张图片',
    });
  });

  it('must be JPEG or PNG by content', async () => {
    const webp = await sharp(await service.picture())
      .webp()
      .toBuffer();
    const refused = [
      dataUrl(webp, 'webp'),
      dataUrl(webp),
      dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      dataUrl(Buffer.from('words'), 'jpeg'),
      'https://elsewhere.example/a.png',
      'data:image/png;base64,',
    ];
    for (const image of refused) {
      expect(await send({ images: [image] }), image.slice(0, 40)).toMatchObject({
        status: 400,
        message: '图片仅支持 JPG、PNG 格式',
        data: { errors: [{ field: 'images' }] },
      });
    }
    expect(service.errors).toEqual([]);
  });

  it(
    'may have up to 5 MB each',
    async () => {
      const padded = async (bytes: number) => {
        const png = await service.picture();
        return dataUrl(Buffer.concat([png, new Uint8Array(bytes - png.byteLength)]));
      };
      const full = await padded(5 * 1024 * 1024);
      expect(await send({ images: [full, full, full] })).toMatchObject({ code: 0 });
      const message = '图片大小不能超过5MB';
      expect(await send({ images: [await padded(5 * 1024 * 1024 + 1)] })).toMatchObject({ message });
      expect(await send({ images: [await padded(6 * 1024 * 1024)] })).toMatchObject({ status: 400, message });
      const tooLarge = JSON.stringify({ images: Array(3).fill(await padded(8 * 1024 * 1024)) });
      const headers = { 'content-length': String(tooLarge.length) };
      expect(await service.call('POST', '/api/feedback', tooLarge, { headers })).toMatchObject({
        status: 413,
        message,
      });
    },
    SLOW,
  );
});

describe('feedback over the rate limit', () => {
  it('is rejected before the body is read', async () => {
    for (let i = 0; i < 8; i += 1) await send({}, undefined, '203.0.113.99');
    const answer = await service.call('POST', '/api/feedback', 'no JSON at all', { address: '203.0.113.99' });
    expect(answer).toMatchObject({ status: 429 });
  });
});
