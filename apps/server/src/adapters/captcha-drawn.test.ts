import { seededNumbers } from '@ziping/readings/test-births';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { createDrawnCaptcha } from './captcha-drawn.ts';
import { cryptoEntropy } from './entropy-crypto.ts';

describe('a drawn captcha', () => {
  it('is a small PNG of four unambiguous characters', async () => {
    const captchaRenderer = createDrawnCaptcha(cryptoEntropy, null);
    const answers = new Set<string>();
    for (let i = 0; i < 12; i += 1) {
      const { answer, png } = await captchaRenderer.render();
      expect(answer).toMatch(/^[2-9ACEFHKMNPRTXY]{4}$/);
      answers.add(answer);
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 240, height: 80 });
      expect(png.byteLength).toBeLessThan(16_000);
    }
    expect(answers.size).toBeGreaterThan(8);
  });

  it('differs each time, even with the same text', async () => {
    const captchaRenderer = createDrawnCaptcha(cryptoEntropy, 'K7MP');
    const [one, two] = [await captchaRenderer.render(), await captchaRenderer.render()];
    expect(one.answer).toBe('K7MP');
    expect(Buffer.compare(one.png, two.png)).not.toBe(0);
  });

  it('takes a fixed text of characters that it cannot draw', async () => {
    const captchaRenderer = createDrawnCaptcha(cryptoEntropy, '1OIL');
    expect(await captchaRenderer.render()).toMatchObject({ answer: '1OIL' });
  });

  it('draws four characters in places, sizes and shapes that vary', async () => {
    const captchas = createDrawnCaptcha({ ...cryptoEntropy, below: seededNumbers(20261125) }, 'K7MP');
    const ROUNDS = 30;
    const frequency = new Float64Array(240 * 80);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { png } = await captchas.render();
      const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
      const brightness = (pixel: number) => data[pixel * info.channels] ?? 255;
      let edges = 0;
      for (let pixel = 1; pixel < frequency.length; pixel += 1) {
        if (Math.abs(brightness(pixel) - brightness(pixel - 1)) <= 40) continue;
        edges += 1;
        frequency[pixel] = (frequency[pixel] ?? 0) + 1 / ROUNDS;
      }
      expect(edges).toBeGreaterThan(1000);
    }
    // Characters in fixed places leave over 140 pixels that are an edge in two of five images of the same text.
    expect(frequency.filter((part) => part > 0.4).length).toBeLessThan(80);
  });
});
