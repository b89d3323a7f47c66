/**
 * The documents describe several shapes for some answers. Each function here reads all of them and returns one. The
 * arguments are unknown because the contract fixes one shape and an older service may send another.
 */
import { type AnswerSchema, matches } from './answer.ts';
import { ApiError, unreadable } from './envelope.ts';
import type { Page, Schema } from './types.ts';

/** The fields of an object; none of anything else. */
export function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

const filledText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * Captcha with its id in captcha_id, captchaId or key; the image may lack the data prefix.
 *
 * @throws ApiError 获取图片验证码失败 when either is missing.
 */
export function captchaOf(data: unknown): Schema<'CaptchaData'> {
  const { captcha_id, captchaId, key, image, question } = fields(data);
  const id = [captcha_id, captchaId, key].find(filledText);
  if (!id || !filledText(image)) throw new ApiError('envelope', '获取图片验证码失败', { status: 200 });
  return {
    captcha_id: id,
    image: image.startsWith('data:') ? image : `data:image/png;base64,${image}`,
    ...(filledText(question) && { question }),
  };
}

/**
 * List of an envelope: data.records, data.items, data.data, data itself, or records or items beside code. The total is
 * beside the list; without one it is the length of the list. An item that is not as the contract says is left out.
 *
 * @param schema of an item
 * @param normalise reads an item in another documented shape
 * @throws ApiError where there is no list, no item of it is as the contract says, or its total is no count
 */
export function pageOf<Item>(
  body: unknown,
  schema: AnswerSchema<Item>,
  normalise = (item: unknown) => item,
): Page<Item> {
  const outer = fields(body);
  const inner = fields(outer['data']);
  const items = [
    inner['records'],
    inner['items'],
    inner['data'],
    outer['data'],
    outer['records'],
    outer['items'],
  ].find((candidate) => Array.isArray(candidate)) as unknown[] | undefined;
  const total = inner['total'] ?? outer['total'] ?? items?.length;
  if (!items || !Number.isInteger(total) || Number(total) < 0) throw unreadable();
  const read = items.map(normalise).filter((item) => matches(schema, item));
  if (read.length === 0 && items.length > 0) throw unreadable();
  return { items: read, total: Number(total) };
}

/** Region nodes with code and name, or value and label. */
export function locationsOf(data: unknown): object[] {
  if (!Array.isArray(data)) return [];
  return data.map((node: unknown) => {
    const { code, value, name, label, children, ...rest } = fields(node);
    return {
      ...rest,
      code: String(code ?? value ?? ''),
      name: String(name ?? label ?? ''),
      ...(Array.isArray(children) ? { children: locationsOf(children) } : {}),
    };
  });
}
