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

  it('draws all four characters', async () => {
    const { png } = await createDrawnCaptcha(cryptoEntropy, 'K7MP').render();
    const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
    for (let slot = 0; slot < 4; slot += 1) {
      let dark = 0;
      for (let y = 0; y < info.height; y += 1) {
        for (let x = slot * 60; x < slot * 60 + 60; x += 1) {
          if ((data[(y * info.width + x) * info.channels] ?? 255) < 128) dark += 1;
        }
      }
      expect(dark).toBeGreaterThan(250);
    }
  });
});
