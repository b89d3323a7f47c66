import type { HttpHandler } from 'msw';
import type { Schema } from '@ziping/api-client/types';
import { birthCityOf } from '@ziping/bazi/birth-place';
import { NOW, chartOf, liuNianOf, type Place } from '../fixtures/chart.ts';
import { cities, locations } from '../fixtures/locations.ts';
import { type FullRecord, records as allRecords } from '../fixtures/records.ts';
import { mock, no, ok } from '../http.ts';
import { columnsOf, fileRow, readRows, tableOf } from './record-files.ts';

const missing = () => no(404, '记录不存在或已删除');

/** Full name, longitude and, abroad, the zone of a place in the fixture. */
function placeOf(
  code: string,
  nodes: readonly Schema<'LocationNode'>[] = locations,
): ({ label: string } & Place) | undefined {
  const city = cities.find((known) => known.code === code);
  if (city) return city;
  for (const node of nodes) {
    if (node.code === code) return { label: node.name, longitude: node.longitude ?? null };
    const inner = placeOf(code, node.children ?? []);
    if (inner) return { ...inner, label: `${node.name} ${inner.label}` };
  }
  return undefined;
}

function page(list: readonly FullRecord[], query: URLSearchParams): FullRecord[] {
  const size = Number(query.get('page_size') ?? 5);
  const start = (Number(query.get('page') ?? 1) - 1) * size;
  return list.slice(start, start + size);
}

/** The birth data of a new or changed record. */
function recordFields(sent: Schema<'CreateRecordBody'>) {
  const { zi_convention, yun_convention, apply_dst, dst_fold, ...fields } = sent;
  return {
    ...fields,
    birth_place: sent.birth_place ?? '',
    birth_place_label: placeOf(sent.birth_place || (sent.birth_city ?? ''))?.label ?? '',
    birth_city: sent.birth_city ?? '',
    birth_time_solar: sent.birth_time,
    lunar_calendar: sent.lunar_calendar ?? 'chinese',
    leap_month: sent.leap_month ?? false,
    conventions: {
      zi: zi_convention ?? 'next',
      yun: yun_convention ?? 'exact',
      dst: apply_dst ?? true,
      dst_fold: dst_fold ?? 0,
    },
  } satisfies Partial<FullRecord>;
}

/** The chart of a record; without true solar time its city has a clock, but no longitude. */
function cast(record: FullRecord) {
  const place = placeOf(record.birth_place || birthCityOf(record));
  return chartOf(record, record.birth_place === '' ? { ...place, longitude: null } : place);
}

/** A record with the solar birth time from its chart. */
const withSolarTime = (record: FullRecord) => ({ ...record, birth_time_solar: cast(record).truth.clock });

/** A record as lists have it. */
function listed(record: FullRecord) {
  const { year_pillar, month_pillar, day_pillar, time_pillar } = cast(record).bazi;
  const pillars = [year_pillar, month_pillar, day_pillar, ...(record.hour_unknown ? [] : [time_pillar])];
  return {
    ...record,
    pillars: pillars.map(({ heavenly_stem, earthly_branch }) => heavenly_stem + earthly_branch),
  };
}

/** Records that can be created, changed and deleted, until the handlers are created again. */
export function recordHandlers(initial: readonly FullRecord[] = allRecords): HttpHandler[] {
  let kept = [...initial];
  let deleted: FullRecord[] = [];
  const find = (id: string) => kept.find((record) => record.id === id);
  const newestFirst = (list: readonly FullRecord[]) =>
    [...list].sort((a, b) => b.created_at.localeCompare(a.created_at));

  function add(sent: Schema<'CreateRecordBody'>): FullRecord {
    const id = `r_new_${String(kept.length + 1)}`;
    const record = withSolarTime({ ...recordFields(sent), id, created_at: new Date(NOW).toISOString() });
    kept = [record, ...kept];
    return record;
  }

  /** A row as it would be added; the lines of the mock's files follow each other. */
  function previewRow(sent: Schema<'CreateRecordBody'>, index: number): Schema<'RecordPreviewRow'> {
    const record = withSolarTime({ ...recordFields(sent), id: '', created_at: new Date(NOW).toISOString() });
    const { year_pillar, month_pillar, day_pillar, time_pillar } = chartOf(record).bazi;
    return {
      row: index + 2,
      name: record.name,
      gender: record.gender,
      calendar_type: record.calendar_type,
      birth_time: record.birth_time,
      leap_month: record.leap_month,
      hour_unknown: record.hour_unknown ?? false,
      birth_place_label: record.birth_place_label,
      category: record.category,
      pillars: [year_pillar, month_pillar, day_pillar, time_pillar].map(
        ({ heavenly_stem, earthly_branch }) => heavenly_stem + earthly_branch,
      ),
      assumed: [],
    };
  }

  function change(id: string, part: Partial<FullRecord>): FullRecord | undefined {
    const before = find(id);
    if (!before) return undefined;
    const changed = withSolarTime({ ...before, ...part });
    kept = kept.map((record) => (record.id === id ? changed : record));
    return changed;
  }

  function remove(ids: readonly string[]): number {
    const gone = kept.filter(({ id }) => ids.includes(id));
    deleted = [...deleted, ...gone];
    kept = kept.filter(({ id }) => !ids.includes(id));
    return gone.length;
  }

  return [
    mock.post('/api/record', async ({ answer, body }) =>
      answer(200, ok({ record_id: add(await body()).id }, '排盘成功')),
    ),
    // Before the record whose id would be `export`.
    mock.get('/api/records/export', ({ answer, table, query }) =>
      query.get('format') === 'csv'
        ? table(tableOf(newestFirst(kept)), '命盘记录.csv')
        : answer(
            200,
            ok({ exported_at: new Date(NOW).toISOString(), records: newestFirst(kept).map(fileRow) }),
          ),
    ),
    mock.post('/api/records/import', async ({ answer, body }) => {
      const { format, content, preview } = await body();
      const { rows, faults } = readRows(format, content);
      if (preview) {
        const columns = format === 'csv' ? columnsOf(content) : [];
        return answer(200, ok({ imported: 0, faults, columns, rows: rows.map(previewRow) }));
      }
      rows.forEach(add);
      return answer(200, ok({ imported: rows.length, faults }, '已导入'));
    }),
    mock.post('/api/records/restore', async ({ answer, body }) => {
      const { record_ids } = await body();
      const back = deleted.filter(({ id }) => record_ids.includes(id));
      deleted = deleted.filter((record) => !back.includes(record));
      kept = [...kept, ...back];
      return answer(200, ok({ restored: back.length }, '已恢复'));
    }),
    mock.post('/api/records/move', async ({ answer, body }) => {
      const { record_ids, category } = await body();
      const found = record_ids.flatMap((id) => find(id) ?? []);
      const moving = found.filter((record) => record.category !== category);
      const groups = new Set(moving.map((record) => record.category));
      for (const { id } of moving) change(id, { category });
      return answer(
        200,
        ok(
          {
            moved: moving.length,
            missing: record_ids.filter((id) => !found.some((record) => record.id === id)),
            former: [...groups].map((group) => ({
              category: group,
              record_ids: moving.filter((record) => record.category === group).map(({ id }) => id),
            })),
          },
          '已移动',
        ),
      );
    }),
    mock.get('/api/records', ({ answer, query }) => {
      const category = query.get('category') ?? 'all';
      const keyword = query.get('keyword')?.toLowerCase() ?? '';
      const found = newestFirst(kept)
        .filter((record) => category === 'all' || record.category === category)
        .filter((record) => record.name.toLowerCase().includes(keyword));
      if (query.get('sort') === 'oldest') found.reverse();
      if (query.get('pinned_first') !== 'false') {
        found.sort((a, b) => Number(b.pinned ?? false) - Number(a.pinned ?? false));
      }
      return answer(200, ok({ records: page(found, query).map(listed), total: found.length }));
    }),
    mock.delete('/api/records', async ({ answer, body }) => {
      const { record_ids } = await body();
      return answer(200, ok({ deleted: remove(record_ids) }, '已删除'));
    }),
    mock.get('/api/records/{id}', ({ answer, params }) => {
      const record = find(params.id);
      return record ? answer(200, ok(record)) : answer(404, missing());
    }),
    mock.delete('/api/records/{id}', ({ answer, params }) => {
      return remove([params.id]) === 0 ? answer(404, missing()) : answer(200, ok(null, '已删除'));
    }),
    mock.put('/api/records/{id}', async ({ answer, body, params }) => {
      const record = change(params.id, recordFields(await body()));
      return record ? answer(200, ok(record, '已保存')) : answer(404, missing());
    }),
    mock.put('/api/records/{id}/pin', async ({ answer, body, params }) => {
      const record = change(params.id, { pinned: (await body()).pinned });
      return record ? answer(200, ok(record)) : answer(404, missing());
    }),
    mock.put('/api/records/{id}/note', async ({ answer, body, params }) => {
      const record = change(params.id, { note: (await body()).note.trim() });
      return record ? answer(200, ok(record, '已保存')) : answer(404, missing());
    }),
    mock.get('/api/reports/{id}', ({ answer, params }) => {
      const record = find(params.id);
      return record ? answer(200, ok(cast(record))) : answer(404, missing());
    }),
    mock.get('/api/report/{id}/da_yun/{da_yun_id}/liu_nian', ({ answer, params }) => {
      const record = find(params.id);
      if (!record) return answer(404, missing());
      const years = liuNianOf(cast(record), Number(params.da_yun_id));
      return years.length > 0 ? answer(200, ok(years)) : answer(404, no(404, '没有这步大运'));
    }),
  ];
}
