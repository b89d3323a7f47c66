import { theme } from '@ziping/ui/tokens/theme';
import { SegmentedControl } from '@ziping/ui/primitives/SegmentedControl';
import { SelectField } from '@ziping/ui/primitives/SelectField';
import { useEffect, useRef, useState } from 'react';

import { type StoryEntry, useStories } from './useStories.ts';

const themes = [
  { value: 'light', label: '纸' },
  { value: 'dark', label: '夜' },
] as const;
const sizes = [
  { value: 'standard', label: '标准' },
  { value: 'large', label: '大' },
  { value: 'xlarge', label: '特大' },
] as const;
const frames = [
  { value: 'phone', label: '手机' },
  { value: 'desktop', label: '桌面' },
] as const;
const FRAME = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
/** Width of a thumbnail, in CSS pixels. */
const THUMB = { phone: 195, desktop: 480 };

type ThemeName = (typeof themes)[number]['value'];
type TextSize = (typeof sizes)[number]['value'];
type Frame = (typeof frames)[number]['value'];

/** A story in a scaled frame. It is loaded while it is near the window only: hundreds of live pages would not fit. */
function Thumbnail({ entry, frame, globals }: { entry: StoryEntry; frame: Frame; globals: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver((seen) => setNear(seen.at(-1)?.isIntersecting ?? false), {
      rootMargin: '200px',
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const { width, height } = FRAME[frame];
  const scale = THUMB[frame] / width;
  return (
    <figure css={{ margin: 0, width: THUMB[frame] }}>
      <div
        ref={box}
        css={{
          height: height * scale,
          overflow: 'hidden',
          border: `1px solid ${theme.color.hairline}`,
          background: theme.color.surface,
        }}
      >
        {near && (
          <iframe
            title={`${entry.title} ${entry.name}`}
            src={`iframe.html?id=${entry.id}&viewMode=story&thumbnail=&globals=${globals}`}
            tabIndex={-1}
            css={{
              width,
              height,
              border: 0,
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
              pointerEvents: 'none',
            }}
          />
        )}
      </div>
      <figcaption css={{ fontSize: 13, overflowWrap: 'anywhere' }}>
        <a href={`./?path=/story/${entry.id}&globals=${globals}`} target="_top">
          {entry.name}
        </a>
      </figcaption>
    </figure>
  );
}

interface WallProps {
  /** The first part of the titles to show, for example `页面/支付`. */
  group?: string;
  appearance?: ThemeName;
  textSize?: TextSize;
}

/** Every state of a group of screens as live thumbnails, in a chosen theme, text size and frame. */
export function Wall({ group: first = '页面', appearance = 'light', textSize = 'standard' }: WallProps) {
  const entries = useStories();
  const [group, setGroup] = useState(first);
  const [shade, setShade] = useState<ThemeName>(appearance);
  const [size, setSize] = useState<TextSize>(textSize);
  const [frame, setFrame] = useState<Frame>('phone');

  const groups = new Set(
    entries.flatMap(({ title }) => {
      const parts = title.split('/');
      return parts.slice(0, 2).map((_, at) => parts.slice(0, at + 1).join('/'));
    }),
  );
  const shown = entries.filter(({ title }) => title === group || title.startsWith(`${group}/`));
  const titles = [...new Set(shown.map(({ title }) => title))];
  const globals = `theme:${shade};textSize:${size}`;
  return (
    <>
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 16,
          alignItems: 'end',
          marginBlock: 24,
          fieldset: { minWidth: '14rem' },
        }}
      >
        <SelectField
          label="画面"
          value={group}
          options={[...groups].sort().map((value) => ({ value, label: value }))}
          onChange={({ target }) => setGroup(target.value)}
        />
        <SegmentedControl legend="主题" options={themes} value={shade} onChange={setShade} />
        <SegmentedControl legend="字号" options={sizes} value={size} onChange={setSize} />
        <SegmentedControl legend="宽度" options={frames} value={frame} onChange={setFrame} />
        <p css={{ margin: 0 }} role="status">
          {shown.length} 个状态
        </p>
      </div>
      {titles.map((title) => (
        <section key={title}>
          <h3>{title}</h3>
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
            {shown
              .filter((entry) => entry.title === title)
              .map((entry) => (
                <Thumbnail key={`${entry.id}${globals}${frame}`} {...{ entry, frame, globals }} />
              ))}
          </div>
        </section>
      ))}
    </>
  );
}
