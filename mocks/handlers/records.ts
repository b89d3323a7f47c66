import type { HttpHandler } from 'msw';
import type { Schema } from '@ziping/api-client/types';
import { NOW, chartOf, liuNianOf } from '../fixtures/chart.ts';
import { locations } from '../fixtures/locations.ts';
import { records as allRecords } from '../fixtures/records.ts';
import { mock, no, ok } from '../http.ts';

const missing = () => no(404, '记录不存在或已删除');

/** Full name and longitude of a place in the excerpt. */
function placeOf(
  code: string,
  nodes: readonly Schema<'LocationNode'>[] = locations,
): { label: string; longitude: number | null } | undefined {
  for (const node of nodes) {
    if (node.code === code) return { label: node.name, longitude: node.longitude ?? null };
    const inner = placeOf(code, node.children ?? []);
    if (inner) return { ...inner, label: `${node.name} ${inner.label}` };
  }
  return undefined;
}

function page(list: readonly Schema<'Record'>[], query: URLSearchParams): Schema<'Record'>[] {
  const size = Number(query.get('page_size') ?? 5);
  const start = (Number(query.get('page') ?? 1) - 1) * size;
  return list.slice(start, start + size);
}

/** Records that are kept, listed, charted and deleted until the handlers are made anew. */
export function recordHandlers(initial: readonly Schema<'Record'>[] = allRecords): HttpHandler[] {
  let kept = [...initial];
  const find = (id: string) => kept.find((record) => record.id === id);
  const chart = (record: Schema<'Record'>) => chartOf(record, placeOf(record.birth_place)?.longitude ?? null);

  return [
    mock.post('/api/record', async ({ answer, body }) => {
      const sent = await body();
      const record: Schema<'Record'> = {
        id: `r_new_${String(kept.length + 1)}`,
        name: sent.name,
        gender: sent.gender,
        birth_place: sent.birth_place ?? '',
        birth_place_label: placeOf(sent.birth_place ?? '')?.label ?? '',
        birth_time: sent.birth_time,
        birth_time_solar: sent.birth_time,
        calendar_type: sent.calendar_type,
        leap_month: sent.leap_month ?? false,
        category: sent.category,
        conventions: {
          zi: sent.zi_convention ?? 'next',
          yun: sent.yun_convention ?? 'exact',
          dst: sent.apply_dst ?? true,
          dst_fold: sent.dst_fold ?? 0,
        },
        created_at: new Date(NOW).toISOString(),
      };
      kept = [{ ...record, birth_time_solar: chartOf(record).truth.clock }, ...kept];
      return answer(200, ok({ record_id: record.id }, '排盘成功'));
    }),
    mock.get('/api/records', ({ answer, query }) => {
      const category = query.get('category') ?? 'all';
      const keyword = query.get('keyword')?.toLowerCase() ?? '';
      const found = kept
        .filter((record) => category === 'all' || record.category === category)
        .filter((record) => record.name.toLowerCase().includes(keyword))
        .sort((a, b) => b.created_at.localeCompare(a.created_at));
      if (query.get('sort') === 'oldest') found.reverse();
      return answer(200, ok({ records: page(found, query), total: found.length }));
    }),
    mock.delete('/api/records', async ({ answer, body }) => {
      const { record_ids } = await body();
      const before = kept.length;
      kept = kept.filter((record) => !record_ids.includes(record.id));
      return answer(200, ok({ deleted: before - kept.length }, '已删除'));
    }),
    mock.get('/api/records/{id}', ({ answer, params }) => {
      const record = find(params.id);
      return record ? answer(200, ok(record)) : answer(404, missing());
    }),
    mock.delete('/api/records/{id}', ({ answer, params }) => {
      if (!find(params.id)) return answer(404, missing());
      kept = kept.filter((record) => record.id !== params.id);
      return answer(200, ok(null, '已删除'));
    }),
    mock.get('/api/reports/{id}', ({ answer, params }) => {
      const record = find(params.id);
      return record ? answer(200, ok(chart(record))) : answer(404, missing());
    }),
    mock.get('/api/report/{id}/da_yun/{da_yun_id}/liu_nian', ({ answer, params }) => {
      const record = find(params.id);
      if (!record) return answer(404, missing());
      const years = liuNianOf(chart(record), Number(params.da_yun_id));
      return years.length > 0 ? answer(200, ok(years)) : answer(404, no(404, '没有这步大运'));
    }),
  ];
}
