import type { Schema } from '@ziping/api-client/types';
import { paths } from '../../../paths.ts';
import { FormActions, FormSection } from '../../../patterns/FormSection/FormSection.tsx';
import { formatDateTime } from '../../../patterns/formatDateTime.ts';
import { LoadedPart, type Part } from '../../../patterns/LoadedPart/LoadedPart.tsx';
import { optionsFromLabels } from '../../../patterns/optionsFromLabels.ts';
import { Page } from '../../../patterns/Page/Page.tsx';
import { recordCardCopy } from '../../../patterns/RecordCard/RecordCard.copy.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Notice, RetryNotice } from '../../../primitives/Notice/Notice.tsx';
import { SelectField } from '../../../primitives/SelectField/SelectField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { batchCopy as copy } from './BatchScreen.copy.ts';
import { batchStyles } from './BatchScreen.styles.ts';

/** Records that one batch takes (`startBatch` in the contract). */
export const MOST_RECORDS = 20;

export type BatchRecord = Pick<Schema<'Record'>, 'id' | 'name' | 'birth_time_solar' | 'hour_unknown'>;

export type BatchReport = Pick<Schema<'ReportType'>, 'code' | 'name' | 'description'>;

export type BatchGroup = keyof typeof copy.groups;

/** How far the reports of a batch are, as far as the lists of its records could be loaded. */
export interface BatchProgress {
  /** Ordered reports that can be read. */
  written: number;
  /** Ordered reports whose writing has failed. */
  failed: number;
  /** All that were ordered. */
  total: number;
  /** Records whose reports could not be loaded. */
  unknown: number;
}

export type BatchState =
  | { kind: 'editing' }
  | { kind: 'busy' }
  | { kind: 'failed'; message: string }
  | {
      kind: 'done';
      result: Schema<'BatchResult'>;
      records: readonly BatchRecord[];
      /** How far the ordered reports are; null while nothing is known. */
      progress: BatchProgress | null;
      /** Of the file with all of them. */
      file:
        | { kind: 'none' }
        | { kind: 'saving'; done: number; total: number }
        /** `missing`: how many reports could not be fetched. */
        | { kind: 'saved'; missing: number };
    };

export interface BatchScreenProps {
  /** What the list is narrowed to. */
  filter: { name: string; group: BatchGroup };
  /** The records that the filter leaves, and how many there are in all. */
  records: Part<{ items: readonly BatchRecord[]; total: number }>;
  /** The report types. They are loaded by a record; undefined where the user has none. */
  reports: Part<readonly BatchReport[]> | undefined;
  /** Ids of the chosen records, also of those that the filter hides, and codes of the chosen reports. */
  chosen: { records: readonly string[]; reports: readonly string[] };
  /** Fault of each field; none for a valid one. */
  errors: { records?: string | undefined; reports?: string | undefined };
  /** What the screen is doing, with what it shows then: idle, loading, busy, failed or done. */
  state: BatchState;
  /** The list is narrowed to something else. */
  onFilter: (change: Partial<BatchScreenProps['filter']>) => void;
  /** A record was chosen or left out. */
  onToggleRecord: (event: { record: BatchRecord }) => void;
  /** Adds the listed records, as far as there is room. */
  onChooseShown: () => void;
  /** No record is to be chosen. */
  onClear: () => void;
  /** A report was chosen or left out. */
  onToggleReport: (event: { code: string }) => void;
  /** The batch is to begin. */
  onStart: () => void;
  /** Asks once more for what failed to load. */
  onRetry: (event: { part: 'records' | 'reports' | 'progress' }) => void;
  /** Saves the written reports in one file. */
  onSaveAll: () => void;
}

const groups = optionsFromLabels(copy.groups);

function birthText({ birth_time_solar, hour_unknown = false }: BatchRecord): string {
  if (!hour_unknown) return formatDateTime(birth_time_solar);
  return `${formatDateTime(birth_time_solar.slice(0, 10))} ${recordCardCopy.hourUnknown}`;
}

type Chosen = Pick<BatchScreenProps, 'chosen' | 'errors' | 'onToggleRecord' | 'onChooseShown' | 'onClear'>;

function Records({
  items,
  total,
  chosen,
  errors,
  onToggleRecord,
  onChooseShown,
  onClear,
}: { items: readonly BatchRecord[]; total: number } & Chosen) {
  const styles = stylesOf(batchStyles);
  const full = chosen.records.length >= MOST_RECORDS;
  return (
    <>
      <div css={styles.bar}>
        <span role="status">{copy.chosen(chosen.records.length, MOST_RECORDS)}</span>
        <span css={styles.barEnd}>
          <Button size="small" variant="quiet" disabled={items.length === 0} onClick={onChooseShown}>
            {copy.chooseShown}
          </Button>
          <Button size="small" variant="quiet" unavailable={chosen.records.length === 0} onClick={onClear}>
            {copy.clear}
          </Button>
        </span>
      </div>
      {errors.records && <Notice tone="danger">{errors.records}</Notice>}
      {items.length === 0 ? (
        <p css={styles.small}>{copy.none}</p>
      ) : (
        <ul css={styles.list} aria-label={copy.recordsTitle}>
          {items.map((record) => {
            const checked = chosen.records.includes(record.id);
            return (
              <li key={record.id} css={styles.item}>
                <Checkbox
                  checked={checked}
                  disabled={full && !checked}
                  onChange={() => onToggleRecord({ record })}
                  label={
                    <span css={styles.label}>
                      {record.name}
                      <span css={styles.small}>{birthText(record)}</span>
                    </span>
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
      {items.length < total && <p css={styles.small}>{copy.partly(items.length, total)}</p>}
    </>
  );
}

function Written({
  progress,
  file,
  onSaveAll,
  onRetry,
}: Pick<Extract<BatchState, { kind: 'done' }>, 'progress' | 'file'> &
  Pick<BatchScreenProps, 'onSaveAll' | 'onRetry'>) {
  const styles = stylesOf(batchStyles);
  if (!progress || progress.total === 0) return null;
  const { written, failed, total, unknown } = progress;
  return (
    <>
      <p role="status">
        {written < total ? copy.progress(written, total) : copy.allWritten(total)}
        {failed > 0 && copy.notWritten(failed)}
      </p>
      <progress css={styles.progress} aria-label={copy.progressLabel} value={written + failed} max={total} />
      {unknown > 0 && (
        <RetryNotice
          message={copy.progressUnknown(unknown)}
          retry={copy.retry}
          onRetry={() => onRetry({ part: 'progress' })}
        />
      )}
      {written > 0 && (
        <div>
          <Button
            size="small"
            busy={file.kind === 'saving'}
            busyLabel={file.kind === 'saving' ? copy.saving(file.done, file.total) : copy.saveAll}
            onClick={onSaveAll}
          >
            {copy.saveAll}
          </Button>
        </div>
      )}
      {file.kind === 'saved' && file.missing > 0 && <p role="alert">{copy.saveFailed(file.missing)}</p>}
    </>
  );
}

function Outcome({ state, onSaveAll, onRetry }: Pick<BatchScreenProps, 'state' | 'onSaveAll' | 'onRetry'>) {
  const styles = stylesOf(batchStyles);
  if (state.kind === 'failed') return <Notice tone="danger">{state.message}</Notice>;
  if (state.kind !== 'done') return null;
  const { started, existing, refused, failed } = state.result;
  return (
    <Notice tone={refused + failed > 0 ? 'warning' : started > 0 ? 'success' : 'info'}>
      <div css={styles.outcome}>
        <p>
          {started > 0 ? copy.started(started) : copy.nothingStarted}
          {existing > 0 && copy.existing(existing)}
          {refused > 0 && copy.refused(refused)}
          {failed > 0 && copy.failedCount(failed)}
        </p>
        <Written progress={state.progress} file={state.file} {...{ onSaveAll, onRetry }} />
        <div css={styles.links}>
          {state.records.map(({ id, name }) => (
            <Button key={id} size="small" variant="quiet" href={paths.reportsTab(id)}>
              {copy.toReports(name)}
            </Button>
          ))}
        </div>
      </div>
    </Notice>
  );
}

/** Reports of several records, ordered together. For professional members. */
export function BatchScreen(props: BatchScreenProps) {
  const { filter, records, reports, chosen, errors, state, onFilter, onToggleReport, onRetry } = props;
  const styles = stylesOf(batchStyles);
  const busy = state.kind === 'busy';
  return (
    <Page title={copy.title} lead={copy.lead} parent={{ href: paths.professional, label: copy.professional }}>
      <div css={styles.sections}>
        <FormSection title={copy.recordsTitle}>
          <div css={styles.part}>
            <div css={styles.filter}>
              <SelectField
                label={copy.group}
                options={groups}
                value={filter.group}
                onChange={({ target }) => onFilter({ group: target.value as BatchGroup })}
              />
              <TextField
                label={copy.search}
                type="search"
                placeholder={copy.searchPlaceholder}
                maxLength={30}
                value={filter.name}
                onChange={({ target }) => onFilter({ name: target.value })}
              />
            </div>
            <LoadedPart
              part={records}
              copy={{ loading: copy.loading, failed: copy.failed, retry: copy.retry }}
              onRetry={() => onRetry({ part: 'records' })}
            >
              {(data) => <Records {...props} {...data} />}
            </LoadedPart>
          </div>
        </FormSection>
        {reports && (
          <FormSection title={copy.reportsTitle}>
            <LoadedPart
              part={reports}
              copy={{ loading: copy.reportsLoading, failed: copy.reportsFailed, retry: copy.retry }}
              onRetry={() => onRetry({ part: 'reports' })}
            >
              {(types) => (
                <div role="group" aria-label={copy.reports}>
                  {types.map(({ code, name, description }) => (
                    <Checkbox
                      key={code}
                      checked={chosen.reports.includes(code)}
                      onChange={() => onToggleReport({ code })}
                      label={
                        <span css={styles.label}>
                          {name}
                          <span css={styles.small}>{description}</span>
                        </span>
                      }
                    />
                  ))}
                  {errors.reports && <Notice tone="danger">{errors.reports}</Notice>}
                </div>
              )}
            </LoadedPart>
          </FormSection>
        )}
        <FormActions outcome={<Outcome state={state} onSaveAll={props.onSaveAll} onRetry={onRetry} />}>
          <Button variant="primary" onClick={props.onStart} busy={busy} busyLabel={copy.starting}>
            {copy.start}
          </Button>
          {chosen.records.length > 0 && chosen.reports.length > 0 && (
            <span css={[styles.small, styles.count]}>
              {copy.count(chosen.records.length, chosen.reports.length)}
            </span>
          )}
        </FormActions>
      </div>
    </Page>
  );
}
