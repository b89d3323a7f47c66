import type { Schema } from '@ziping/api-client/types';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { BirthFields, type BirthFieldsValues } from '../../../patterns/BirthFields/BirthFields.tsx';
import { formatDateTime } from '../../../patterns/formatDateTime.ts';
import { Form } from '../../../patterns/Form/Form.tsx';
import { optionsFromLabels } from '../../../patterns/optionsFromLabels.ts';
import { Page } from '../../../patterns/Page/Page.tsx';
import { FormSection, FormActions } from '../../../patterns/FormSection/FormSection.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { controlStyles } from '../../../primitives/Field/Field.styles.ts';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { AvatarField, type AvatarState } from './AvatarField.tsx';
import { nicknameLimit, profileEditCopy as copy } from './ProfileEditScreen.copy.ts';
import { profileEditStyles } from './ProfileEditScreen.styles.ts';

export interface ProfileEditValues extends BirthFieldsValues {
  /** URL of the picture, or empty. */
  avatar: string;
  nickname: string;
  gender: Schema<'Gender'>;
  /** 'YYYY-MM-DD', or empty. */
  birth_date: string;
  /** Codes of province, city, district; with `abroad` that of the city alone. */
  birth_place_values: readonly string[];
  birth_place_labels: readonly string[];
}

export type ProfileEditState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'failed'; message: string }
  /** Saved; the page redirects to the profile. */
  | { kind: 'success' };

export interface ProfileEditScreenProps {
  /** What the screen is doing, with what it shows then: idle, loading, busy, failed or done. */
  state: ProfileEditState;
  /** What is entered in the fields. */
  values: ProfileEditValues;
  /** Fault of each field; none for a valid one. */
  errors: Partial<Record<'nickname', string>>;
  /** How far the upload of the picture is. */
  avatar: AvatarState;
  /** The birth place field. */
  place?: ReactNode;
  /** The date picker, while it is open. */
  datePicker?: ReactNode;
  /** The calendar is to be opened. */
  onOpenDatePicker: () => void;
  /** A picture was picked. */
  onPickAvatar: (event: { file: File }) => void;
  /** A field was changed, with what it changes to. */
  onChange: (change: Partial<ProfileEditValues>) => void;
  /** The form was submitted. */
  onSubmit: () => void;
}

const genders = optionsFromLabels(copy.genders);

function DateField({ value, onOpen }: { value: string; onOpen: () => void }) {
  const control = stylesOf(controlStyles);
  const styles = stylesOf(profileEditStyles);
  const text = value === '' ? copy.birthDatePlaceholder : formatDateTime(value);
  return (
    <Field label={copy.birthDate}>
      {({ id, 'aria-describedby': describedBy }) => (
        <div css={control.frame}>
          <button
            data-control
            type="button"
            id={id}
            aria-describedby={describedBy}
            aria-haspopup="dialog"
            // The field's label alone would hide the chosen date from screen readers.
            aria-label={`${copy.birthDate} ${text}`}
            css={[control.control, styles.date, value === '' && styles.dateEmpty]}
            onClick={onOpen}
          >
            {text}
          </button>
          <CalendarDays css={styles.dateIcon} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}

/** Edits the member's profile. */
export function ProfileEditScreen({
  state,
  values,
  errors,
  avatar,
  place,
  datePicker,
  onOpenDatePicker,
  onPickAvatar,
  onChange,
  onSubmit,
}: ProfileEditScreenProps) {
  const saved = state.kind === 'success';

  return (
    <Page title={copy.title} lead={copy.lead} parent={{ href: paths.profile, label: copy.up }}>
      <Form errors={errors} onSubmit={onSubmit}>
        <FormSection title={copy.personTitle}>
          <AvatarField
            state={avatar}
            src={values.avatar}
            name={values.nickname}
            disabled={state.kind === 'busy' || saved}
            onPick={onPickAvatar}
          />
          <TextField
            label={copy.nickname}
            placeholder={copy.nicknamePlaceholder}
            autoComplete="nickname"
            maxLength={nicknameLimit}
            value={values.nickname}
            error={errors.nickname}
            onChange={(event) => onChange({ nickname: event.target.value })}
          />
          <SegmentedControl
            legend={copy.gender}
            options={genders}
            value={values.gender}
            onChange={(gender) => onChange({ gender })}
          />
        </FormSection>
        <BirthFields
          texts={copy}
          values={values}
          date={<DateField value={values.birth_date} onOpen={onOpenDatePicker} />}
          place={place}
          onChange={onChange}
        />
        <FormActions
          outcome={
            <>
              {state.kind === 'failed' && <Notice tone="danger">{state.message}</Notice>}
              {saved && <Notice tone="success">{copy.done}</Notice>}
            </>
          }
        >
          <Button href={paths.profile}>{copy.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            busy={state.kind === 'busy'}
            busyLabel={copy.submitBusy}
            disabled={saved || avatar.kind === 'uploading'}
          >
            {copy.submit}
          </Button>
        </FormActions>
      </Form>
      {datePicker}
    </Page>
  );
}
