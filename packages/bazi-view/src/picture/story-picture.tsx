import { useEffect, useRef } from 'react';
import { PHASES, token } from '../theme.ts';
import { PICTURE_SIZE, type PictureLook } from './frame.ts';

/** Colours and fonts from the page's custom properties, with a plain square as the seal. */
function pageLook(): PictureLook {
  const page = getComputedStyle(document.documentElement);
  const read = (reference: string) => page.getPropertyValue(reference.slice('var('.length, -1)).trim();
  const { fontBody, fontTitle, ...colors } = token;
  const phases = PHASES.map((phase) => [phase, read(`var(--phase-${phase})`)]);
  return {
    color: Object.fromEntries(
      Object.entries(colors).map(([name, reference]) => [name, read(reference)]),
    ) as PictureLook['color'],
    phase: Object.fromEntries(phases) as PictureLook['phase'],
    font: { title: read(fontTitle), body: read(fontBody) },
    seal: { size: 64, stone: 'M2 2h60v60H2Z', carving: ['M14 14h36v36H14Z'], stroke: 4 },
  };
}

interface StoryPictureProps {
  /** Name of the picture. */
  label: string;
  /** Every character that it shows. */
  characters: string;
  draw: (context: CanvasRenderingContext2D, look: PictureLook) => void;
}

/** A picture in the look of the page; it has `data-drawn` when the fonts are loaded and it is drawn. */
export function StoryPicture({ label, characters, draw }: StoryPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const drawn = canvas.current!;
    const look = pageLook();
    void Promise.all(
      [`600 40px ${look.font.title}`, `40px ${look.font.body}`].map((font) =>
        document.fonts.load(font, characters),
      ),
    ).then(() => {
      draw(drawn.getContext('2d')!, look);
      drawn.dataset['drawn'] = '';
    });
  });
  return (
    <canvas
      ref={canvas}
      {...PICTURE_SIZE}
      role="img"
      aria-label={label}
      style={{ width: '100%', maxWidth: 540 }}
    />
  );
}
