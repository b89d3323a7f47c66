import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Regions } from '../domain/locations/regions.ts';
import { apiError } from '../shared/errors.ts';
import { negotiateEncoding, success } from '../http/answers.ts';
import type { AnswerOf, Calls } from '../http/calls.ts';

const DAY = 86_400;

/** The region tree, serialised and compressed once, and the cities abroad. */
export function mountLocations(calls: Calls, regions: Regions): void {
  const answer = { code: 0, message: '成功', data: regions.tree } as AnswerOf<'listLocations'>;
  const plain = Buffer.from(JSON.stringify(answer));
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 20);
  const compressed: { br?: Buffer; gzip?: Buffer } = {};

  calls.open('listCities', async ({ query, keepFor }) => {
    const { q, page = 1, page_size = 20 } = query;
    keepFor(DAY);
    return success(regions.cities.search(q, (page - 1) * page_size, page_size));
  });

  calls.open('getCity', async ({ path, keepFor }) => {
    const city = regions.cities.detail(path.code);
    if (!city) throw apiError(404, '没有这个城市');
    keepFor(DAY);
    return success(city);
  });

  calls.raw('listLocations', (context) => {
    const encoding = negotiateEncoding(context);
    const headers: Record<string, string> = {
      'cache-control': `public, max-age=${DAY}`,
      etag: `W/"${tag}"`,
      vary: 'accept-encoding',
    };
    if (context.req.header('if-none-match')?.includes(tag)) {
      return new Response(null, { status: 304, headers });
    }
    if (encoding === 'br') {
      compressed.br ??= brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    } else if (encoding === 'gzip') {
      compressed.gzip ??= gzipSync(plain);
    }
    return new Response(new Uint8Array(encoding ? (compressed[encoding] ?? plain) : plain), {
      headers: {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        ...(encoding ? { 'content-encoding': encoding } : {}),
      },
    });
  });
}
