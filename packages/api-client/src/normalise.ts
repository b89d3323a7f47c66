/**
 * Answers come in several documented shapes; each function here reads all of them and hands on one. The arguments are
 * unknown on purpose: the contract fixes one shape, an older service may send another.
 */
import { ApiError } from './envelope.ts';
import type { Page, Schema } from './types.ts';

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

const filledText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * Captcha whose id stands under captcha_id, captchaId or key, and whose image may lack the data prefix.
 *
 * @throws ApiError 获取图片验证码失败 when either is missing.
 */
export function captchaOf(data: unknown): Schema<'CaptchaData'> {
  const { captcha_id, captchaId, key, image } = fields(data);
  const id = [captcha_id, captchaId, key].find(filledText);
  if (!id || !filledText(image)) throw new ApiError('envelope', '获取图片验证码失败', { status: 200 });
  return { captcha_id: id, image: image.startsWith('data:') ? image : `data:image/png;base64,${image}` };
}

/**
 * List of a whole envelope: under data as records, items or data, as data itself, or beside code as items. The total
 * stands beside the list; without one, the list is taken for the whole.
 */
export function pageOf<Item>(body: unknown): Page<Item> {
  const outer = fields(body);
  const inner = fields(outer['data']);
  const items = [
    inner['records'],
    inner['items'],
    inner['data'],
    outer['data'],
    outer['records'],
    outer['items'],
  ].find((candidate) => Array.isArray(candidate)) as Item[] | undefined;
  const total = [inner['total'], outer['total']].find((candidate) => typeof candidate === 'number') as
    number | undefined;
  return { items: items ?? [], total: total ?? items?.length ?? 0 };
}

/** Region nodes named by code and name, or by value and label. */
export function locationsOf(data: unknown): Schema<'LocationNode'>[] {
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

/** Report types whose code stands under code, report_type_code or type_code. */
export function reportTypesOf(body: unknown): Schema<'ReportType'>[] {
  return pageOf<Schema<'ReportType'> & { report_type_code?: string; type_code?: string }>(body).items.map(
    ({ report_type_code, type_code, ...type }) => ({
      ...type,
      code: type.code || report_type_code || type_code || '',
    }),
  );
}
