import type { Schema } from '@ziping/api-client/types';
import { eq } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { reportTemplates } from '../../db/schema/professional.ts';
import type { Membership } from '../membership/membership.ts';
import { isProfessional, requireProfessional } from './rights.ts';

type ReportTemplate = Schema<'ReportTemplate'>;

const EMPTY: ReportTemplate = { studio: '', contact: '', closing: '' };

/** A trimmed text with `\n` as its line breaks. */
const cleanText = (text: string) =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .trim();

export type ReportTemplates = ReturnType<typeof createReportTemplates>;

/** What the exported reports of professionals carry. A template is kept when the plan ends. */
export function createReportTemplates(deps: { db: Database; membership: Membership }) {
  const { db } = deps;

  async function find(userId: string): Promise<ReportTemplate | null> {
    const { studio, contact, closing } = reportTemplates;
    const [row] = await db
      .select({ studio, contact, closing })
      .from(reportTemplates)
      .where(eq(reportTemplates.user_id, userId));
    return row ?? null;
  }

  return {
    /** The stored template; empty texts before it is stored. @throws ApiError 403 without a professional plan */
    async read(userId: string): Promise<ReportTemplate> {
      await requireProfessional(deps, userId);
      return (await find(userId)) ?? EMPTY;
    },

    /** Stores the whole template. @returns what is stored. @throws ApiError 403 without a professional plan */
    async save(userId: string, given: ReportTemplate): Promise<ReportTemplate> {
      await requireProfessional(deps, userId);
      const template = {
        studio: given.studio.trim(),
        contact: given.contact.trim(),
        closing: cleanText(given.closing),
      };
      await db
        .insert(reportTemplates)
        .values({ user_id: userId, ...template })
        .onConflictDoUpdate({ target: reportTemplates.user_id, set: template });
      return template;
    },

    /** The stored template of an account, whatever its plan; for the export of the user's data. */
    find,

    /** The template for a file that is exported now; null without a professional plan or a stored template. */
    async findForExport(userId: string): Promise<ReportTemplate | null> {
      return (await isProfessional(deps, userId)) ? find(userId) : null;
    },
  };
}
