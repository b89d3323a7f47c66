import { Download, Monitor, Moon, Sun } from 'lucide-react';
import { loginWithRedirect, paths } from '../../../paths.ts';
import {
  ConventionFields,
  type ConventionValues,
} from '../../../patterns/ConventionFields/ConventionFields.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { FormSection } from '../../../patterns/FormSection/FormSection.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { settingsCopy as copy } from './SettingsScreen.copy.ts';
import { settingsStyles } from './SettingsScreen.styles.ts';

export interface SettingsValues extends ConventionValues {
  theme: keyof typeof copy.themes;
  text_size: keyof typeof copy.textSizes;
}

/** State of the download of the member's data. A guest has none. */
export type SettingsDownload =
  | { kind: 'guest' }
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'failed'; message: string }
  /** `file`: name of the saved file. */
  | { kind: 'done'; file: string };

export interface SettingsScreenProps {
  /** What is entered in the fields. */
  values: SettingsValues;
  /** How far the file of all data is. */
  download: SettingsDownload;
  /** A field was changed, with what it changes to. */
  onChange: (change: Partial<SettingsValues>) => void;
  /** The file of all data is asked for. */
  onDownload: () => void;
  /** Path of the login that returns here. */
  loginHref?: string;
}

const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const;
const defaults: ConventionValues = { zi_convention: 'next', yun_convention: 'exact', apply_dst: true };

function Appearance({ values, onChange }: Pick<SettingsScreenProps, 'values' | 'onChange'>) {
  const styles = stylesOf(settingsStyles);
  const themes = (['system', 'light', 'dark'] as const).map((value) => {
    const Icon = themeIcons[value];
    return {
      value,
      label: (
        <span css={styles.themeLabel}>
          <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
          {copy.themes[value]}
        </span>
      ),
    };
  });
  const sizes = (['standard', 'large', 'xlarge'] as const).map((value) => ({
    value,
    label: <span css={value === 'standard' ? undefined : styles[value]}>{copy.textSizes[value]}</span>,
  }));
  return (
    <>
      <SegmentedControl
        legend={copy.theme}
        options={themes}
        value={values.theme}
        onChange={(theme) => onChange({ theme })}
      />
      <SegmentedControl
        legend={copy.textSize}
        options={sizes}
        value={values.text_size}
        onChange={(text_size) => onChange({ text_size })}
      />
      <p css={styles.sample}>{copy.sample}</p>
    </>
  );
}

function Data({
  download,
  onDownload,
  loginHref,
}: Pick<SettingsScreenProps, 'download' | 'onDownload'> & { loginHref: string }) {
  const styles = stylesOf(settingsStyles);
  if (download.kind === 'guest') {
    return (
      <div css={styles.row}>
        <p>{copy.guest}</p>
        <Button href={loginHref}>{copy.login}</Button>
      </div>
    );
  }
  return (
    <>
      <div css={styles.row}>
        <p css={styles.lead}>{copy.downloadHint}</p>
        <Button
          icon={<Download size={18} strokeWidth={1.5} aria-hidden="true" />}
          busy={download.kind === 'busy'}
          busyLabel={copy.downloadBusy}
          onClick={onDownload}
        >
          {copy.download}
        </Button>
      </div>
      {download.kind === 'failed' && <Notice tone="danger">{download.message}</Notice>}
      {download.kind === 'done' && <Notice tone="success">{copy.downloadDone(download.file)}</Notice>}
    </>
  );
}

/** Settings of this device (appearance, conventions) and the download of the member's data. */
export function SettingsScreen({
  values,
  download,
  onChange,
  onDownload,
  loginHref = loginWithRedirect(paths.settings),
}: SettingsScreenProps) {
  const styles = stylesOf(settingsStyles);
  const changed =
    values.zi_convention !== defaults.zi_convention ||
    values.yun_convention !== defaults.yun_convention ||
    values.apply_dst !== defaults.apply_dst;
  return (
    <Page title={copy.title} lead={copy.lead}>
      <FormSection title={copy.displayTitle}>
        <Appearance values={values} onChange={onChange} />
      </FormSection>
      <FormSection title={copy.conventionTitle}>
        <p css={styles.lead}>{copy.conventionLead}</p>
        <ConventionFields values={values} onChange={onChange} />
        {changed && (
          <span css={styles.reset}>
            <Button variant="quiet" onClick={() => onChange(defaults)}>
              {copy.reset}
            </Button>
          </span>
        )}
      </FormSection>
      <FormSection title={copy.dataTitle}>
        <Data download={download} onDownload={onDownload} loginHref={loginHref} />
      </FormSection>
    </Page>
  );
}
