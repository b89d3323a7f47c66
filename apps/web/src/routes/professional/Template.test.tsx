// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import type { Schema } from '@ziping/api-client/types';
import { professionalMembership } from '@ziping/mocks/fixtures/membership';
import { emptyTemplate, reportTemplate } from '@ziping/mocks/fixtures/professional';
import { paths } from '@ziping/ui/paths';
import { reportTemplateCopy as copy } from '@ziping/ui/screens/membership/ReportTemplateForm.copy';
import { beforeAll, describe, expect, it } from 'vitest';

import { type Envelope, granted, open, pass, press, type } from '../../testing/page.tsx';

const READ = 'GET /api/v1/professional/report-template';
const SAVE = 'PUT /api/v1/professional/report-template';
const failing = { code: 500, message: '', data: null, status: 500 };
const NO_PLAN = '此功能需要开通命理师专业版';

beforeAll(async () => {
  // The first import takes longer than a test waits for a page.
  await import('./Template.tsx');
});

async function visit(answers: Parameters<typeof open>[1]) {
  const page = await open(
    paths.professional,
    {
      'GET /api/v1/membership/current': granted(professionalMembership),
      [READ]: granted(reportTemplate),
      ...answers,
    },
    { as: 'member' },
  );
  // The template comes after the page, and its answer after its code.
  await pass();
  await pass();
  return page;
}

const echo = (body: Schema<'ReportTemplate'>) => granted(body);
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('the report template', () => {
  it('shows what is stored, in the fields and on the sheet', async () => {
    await visit({});
    expect(valueOf(copy.studio)).toBe(reportTemplate.studio);
    expect(valueOf(copy.contact)).toBe(reportTemplate.contact);
    expect(valueOf(copy.closing)).toBe(reportTemplate.closing);
    expect(screen.getAllByText(reportTemplate.studio, { selector: 'span' })).toHaveLength(2);
    expect(screen.queryByText(copy.changed)).toBeNull();
  });

  it('is loaded again after a failure', async () => {
    let there = false;
    await visit({ [READ]: () => (there ? granted(reportTemplate) : failing) });
    await pass(60_000);
    expect(screen.getByText(copy.loadFailed)).toBeTruthy();
    there = true;
    press(copy.retry);
    await pass();
    expect(valueOf(copy.studio)).toBe(reportTemplate.studio);
  });

  it('is saved as it was typed, trimmed, and shown as the service stored it', async () => {
    const page = await visit({
      [READ]: granted(emptyTemplate),
      [SAVE]: (body: Schema<'ReportTemplate'>) =>
        granted({ ...body, closing: body.closing.replace('\n\n\n', '\n') }),
    });
    type(/^署名/, ' 听雨轩 ');
    expect(screen.getByText(copy.changed)).toBeTruthy();
    type(/^结语/, '第一行\n\n\n第二行\n');
    press(copy.submit);
    await pass();
    expect(page.bodiesOf(SAVE)).toEqual([{ studio: '听雨轩', contact: '', closing: '第一行\n\n\n第二行' }]);
    expect(screen.getByText(copy.saved)).toBeTruthy();
    expect(valueOf(copy.studio)).toBe('听雨轩');
    expect(valueOf(copy.closing)).toBe('第一行\n第二行');
    type(/^联系方式/, '微信');
    expect(screen.queryByText(copy.saved)).toBeNull();
    expect(screen.getByText(copy.changed)).toBeTruthy();
  });

  it('is sent once, however often it is submitted while it is being saved', async () => {
    const page = await visit({ [SAVE]: echo });
    const field = screen.getByLabelText(copy.studio);
    for (let count = 0; count < 3; count += 1) fireEvent.submit(field);
    await pass();
    expect(page.bodiesOf(SAVE)).toHaveLength(1);
    expect(screen.getByText(copy.saved)).toBeTruthy();
  });

  it.each([
    [/^署名/, 30, copy.messages.studioLong],
    [/^联系方式/, 60, copy.messages.contactLong],
    [/^结语/, 300, copy.messages.closingLong],
  ])('is not sent with a text that is too long: %s', async (label, most, message) => {
    const page = await visit({ [SAVE]: echo });
    type(label, '字'.repeat(most + 1));
    press(copy.submit);
    await pass();
    expect(screen.getByText(message)).toBeTruthy();
    expect(page.bodiesOf(SAVE)).toEqual([]);
    // A character beyond the basic plane counts once.
    type(label, '𠮷'.repeat(most));
    expect(screen.queryByText(message)).toBeNull();
    press(copy.submit);
    await pass();
    expect(page.bodiesOf(SAVE)).toHaveLength(1);
  });

  it.each([
    [/^署名/, copy.messages.studioHidden],
    [/^联系方式/, copy.messages.contactHidden],
    [/^结语/, copy.messages.closingHidden],
  ])('is not sent with hidden characters: %s', async (label, message) => {
    const page = await visit({ [SAVE]: echo });
    type(label, '字\u0007');
    press(copy.submit);
    await pass();
    expect(screen.getByText(message)).toBeTruthy();
    expect(page.bodiesOf(SAVE)).toEqual([]);
  });

  it('shows why the service refused it, and keeps what was typed', async () => {
    await visit({ [SAVE]: { code: 403, message: NO_PLAN, data: null, status: 403 } });
    type(/^署名/, '观澜阁');
    press(copy.submit);
    await pass();
    expect(screen.getByRole('alert').textContent).toBe(NO_PLAN);
    expect(valueOf(copy.studio)).toBe('观澜阁');
  });

  it.each<[string, () => Envelope]>([
    ['the service fails', () => failing],
    [
      'there is no network',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('keeps what was typed when %s, and saves it the next time', async (_, fail) => {
    let works = false;
    const page = await visit({
      [SAVE]: (body: Schema<'ReportTemplate'>) => (works ? granted(body) : fail()),
    });
    type(/^署名/, '观澜阁');
    press(copy.submit);
    await pass();
    expect(screen.getByText(copy.messages.failed)).toBeTruthy();
    expect(valueOf(copy.studio)).toBe('观澜阁');
    works = true;
    press(copy.submit);
    await pass();
    expect(page.bodiesOf(SAVE).at(-1)).toEqual({ ...reportTemplate, studio: '观澜阁' });
    expect(screen.queryByText(copy.messages.failed)).toBeNull();
    expect(screen.getByText(copy.saved)).toBeTruthy();
  });
});
