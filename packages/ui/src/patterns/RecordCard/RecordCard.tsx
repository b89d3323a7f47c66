import type { Schema } from '@ziping/api-client/types';
import { NotebookPen, Pin, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { paths } from '../../paths.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { formatDateTime, formatInstant } from '../formatDateTime.ts';
import { recordCardCopy as copy } from './RecordCard.copy.ts';
import { recordCardStyles } from './RecordCard.styles.ts';

export interface RecordCardProps {
  /** The record that is shown. */
  record: Schema<'Record'>;
  /** The name of the group. */
  groupLabel: string;
  /** Whether the record is selected. */
  selected: boolean;
  /** The chart cannot be opened offline: it is not stored on this device. */
  unavailable?: boolean | undefined;
  /** One line with the pillars. */
  dense?: boolean | undefined;
  /** A record was selected or left out. */
  onToggle: (event: { record_id: string }) => void;
  /** A record is to be pinned to the top, or unpinned. */
  onPin: (event: { record_id: string; pinned: boolean }) => void;
  /** Records are to be deleted; it is asked first. */
  onDelete: (event: { record_ids: readonly string[] }) => void;
}

/**
 * One record of the list, with a checkbox to select it and links to open and edit it. Memoised: a change of the list
 * draws only the cards that it changes.
 */
export const RecordCard = memo(function RecordCard({
  record,
  groupLabel,
  selected,
  unavailable = false,
  dense = false,
  onToggle,
  onPin,
  onDelete,
}: RecordCardProps) {
  const styles = stylesOf(recordCardStyles);
  const { id, name, pinned = false, note = '', hour_unknown = false, pillars } = record;
  return (
    <article css={[styles.root, dense && styles.dense]} data-selected={selected || undefined}>
      <div css={styles.checkbox}>
        <Checkbox
          label={copy.select(name)}
          hideLabel
          checked={selected}
          onChange={() => onToggle({ record_id: id })}
        />
      </div>
      <span css={styles.pin} data-pinned={pinned || undefined}>
        <IconButton
          label={pinned ? copy.unpin(name) : copy.pin(name)}
          icon={<Pin />}
          onClick={() => onPin({ record_id: id, pinned: !pinned })}
        />
      </span>
      <div css={styles.main}>
        <h2 css={styles.name}>
          <Link variant="plain" href={paths.report(record.id)} css={styles.nameLink}>
            {name}
          </Link>
        </h2>
        <p css={styles.badges}>
          <Badge>{copy.genders[record.gender]}</Badge>
          <Badge>{groupLabel}</Badge>
          {hour_unknown && <span css={styles.mark}>{copy.hourUnknown}</span>}
          {note !== '' && (
            <span css={styles.mark} title={note}>
              <NotebookPen aria-hidden="true" />
              {copy.noted}
            </span>
          )}
          {unavailable && <span css={styles.mark}>{copy.unavailable}</span>}
        </p>
        <p css={styles.birth}>
          <span css={styles.calendar}>{copy.solar}</span>
          <time dateTime={record.birth_time_solar.replace(' ', 'T')}>
            {formatDateTime(hour_unknown ? record.birth_time_solar.slice(0, 10) : record.birth_time_solar)}
          </time>
        </p>
      </div>
      {dense && pillars && (
        <p css={styles.pillars} aria-label={copy.pillars}>
          {pillars.join(' ')}
        </p>
      )}
      <div css={styles.end}>
        <time css={styles.created} dateTime={record.created_at}>
          {copy.created(formatInstant(record.created_at).slice(0, 10))}
        </time>
        <span css={styles.actions}>
          <Link href={paths.report(record.id)} aria-label={copy.viewOf(name)} css={styles.view}>
            {copy.view}
          </Link>
          <Link href={paths.recordEdit(record.id)} aria-label={copy.editOf(name)} css={styles.view}>
            {copy.edit}
          </Link>
          <IconButton
            label={copy.remove(name)}
            icon={<Trash2 />}
            onClick={() => onDelete({ record_ids: [id] })}
          />
        </span>
      </div>
    </article>
  );
});
