import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { avatars } from '../db/schema/accounts.ts';
import { createHarness, type Harness, SLOW } from '../testing/harness.ts';

let service: Harness;
let next = 13_300_000_000;
const member = () => service.signUp(String((next += 1)));

beforeAll(async () => {
  service = await createHarness({ limits: { avatarPerUser: { count: 6, seconds: 3600 } } });
}, SLOW);
afterAll(() => service.close());

function send(token: string | undefined, file: Uint8Array | string | null, name = 'me.png') {
  const form = new FormData();
  if (typeof file === 'string') form.append('file', file);
  else if (file) form.append('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), name);
  return service.call('POST', '/api/upload/avatar', form, { token });
}
const get = (url: string, method = 'GET') => service.app.request(url, { method });
const NOT_A_PICTURE = { status: 400, message: '请上传图片文件', data: { errors: [{ field: 'file' }] } };
const TOO_LARGE = { status: 413, code: 413, message: '图片大小不能超过5MB' };

describe('an avatar', () => {
  it('is served as a small upright WebP without metadata, cached forever', async () => {
    const { token } = await member();
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody', Orientation: '6' } })
      .toBuffer();
    const answer = await send(token, photo, 'photo.jpg');
    expect(answer).toMatchObject({ code: 0, data: { url: expect.stringMatching(/^\/uploads\/.+\.webp$/) } });
    const served = await get(answer.data.url);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    const read = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect(read).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(read.exif).toBeUndefined();
    expect((await get(answer.data.url, 'HEAD')).status).toBe(200);
  });

  it('is not enlarged', async () => {
    const { token } = await member();
    const { data } = await send(token, await service.picture(64, 48));
    const read = await sharp(Buffer.from(await (await get(data.url)).arrayBuffer())).metadata();
    expect(read).toMatchObject({ width: 48, height: 48 });
  });

  it('is deleted when another is saved', async () => {
    const { token, id } = await member();
    const upload = async () => service.avatar(token, await service.picture());
    const save = (avatar: string) => service.call('PUT', '/api/user/info', { avatar }, { token });
    const first = await upload();
    expect(await save(first)).toMatchObject({ code: 0, data: { avatar: first } });
    const [second, third] = [await upload(), await upload()];
    expect((await get(first)).status).toBe(200);
    expect((await get(second)).status).toBe(404);
    expect(await save(third)).toMatchObject({ code: 0 });
    expect((await get(first)).status).toBe(404);
    expect(await save('/avatars/default.png')).toMatchObject({ code: 0 });
    expect(await service.db.select().from(avatars).where(eq(avatars.user_id, id))).toEqual([]);
  });

  it('can be used in its owner’s profile only', async () => {
    const [owner, stranger] = [await member(), await member()];
    const url = await service.avatar(owner.token, await service.picture());
    const answer = await service.call('PUT', '/api/user/info', { avatar: url }, { token: stranger.token });
    expect(answer).toMatchObject({ status: 400, message: '头像不符合要求' });
  });

  it('requires login', async () => {
    expect(await send(undefined, await service.picture())).toMatchObject({ status: 401 });
  });
});

describe('an upload that is not an image', () => {
  it('is rejected by content whatever its name', async () => {
    const { token } = await member();
    const png = await service.picture();
    const uploads = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      Buffer.from('just words'),
      png.subarray(0, 40),
      new Uint8Array(),
      null,
      'a field that is no file',
    ];
    for (const upload of uploads) expect(await send(token, upload)).toMatchObject(NOT_A_PICTURE);
    expect(service.errors).toEqual([]);
  });

  it('is rejected in other image formats', async () => {
    const { token } = await member();
    for (const format of ['gif', 'tiff', 'avif'] as const) {
      const upload = await sharp(await service.picture())
        .toFormat(format)
        .toBuffer();
      expect(await send(token, upload), format).toMatchObject(NOT_A_PICTURE);
    }
  });

  it(
    'includes decompression bombs',
    async () => {
      const { token } = await member();
      const wide = await sharp({ create: { width: 17_000, height: 8, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
      const huge = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#fff' } })
        .png({ compressionLevel: 9, palette: true })
        .toBuffer();
      expect(huge.byteLength).toBeLessThan(1024 * 1024);
      for (const bomb of [wide, huge]) expect(await send(token, bomb)).toMatchObject(NOT_A_PICTURE);
    },
    SLOW,
  );

  it('is rejected without a valid form', async () => {
    const { token } = await member();
    const ask = (body: string, type: string) =>
      service.call('POST', '/api/upload/avatar', body, { token, headers: { 'content-type': type } });
    expect(await ask('{}', 'application/json')).toMatchObject({ status: 400 });
    expect(await ask('no boundary', 'multipart/form-data')).toMatchObject({ status: 400 });
    expect(await ask('--x\r\nbroken', 'multipart/form-data; boundary=x')).toMatchObject({ status: 400 });
    expect(service.errors).toEqual([]);
  });
});

describe('an image over 5 MB', () => {
  it('answers 413', async () => {
    const { token } = await member();
    const padded = async (bytes: number) => {
      const png = await service.picture();
      return Buffer.concat([png, new Uint8Array(bytes - png.byteLength)]);
    };
    expect(await send(token, await padded(5 * 1024 * 1024))).toMatchObject({ code: 0 });
    expect(await send(token, await padded(5 * 1024 * 1024 + 1))).toMatchObject(TOO_LARGE);
    expect(await send(token, await padded(6 * 1024 * 1024))).toMatchObject(TOO_LARGE);
  });
});

describe('uploads over the rate limit', () => {
  it('are rejected', async () => {
    const { token } = await member();
    for (let i = 0; i < 6; i += 1) await send(token, null);
    expect(await send(token, await service.picture())).toMatchObject({ status: 429 });
  });
});
