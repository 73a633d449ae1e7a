import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The module anew, as a page that has just been opened reads it. */
const openPage = async (language: string, stored: string | null, isStorageOff = false) => {
  vi.resetModules();
  const kept = new Map(stored === null ? [] : [['valija.units', stored]]);
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('navigator', { language });
  vi.stubGlobal('localStorage', {
    getItem: isStorageOff ? refuse : (key: string) => kept.get(key) ?? null,
    setItem: isStorageOff ? refuse : (key: string, value: string) => kept.set(key, value),
  });
  return { units: await import('./units'), kept };
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('the units of this browser', () => {
  it.each([
    ['en-GB', null, { temperature: 'celsius', weight: 'kg' }],
    ['en-US', null, { temperature: 'fahrenheit', weight: 'lb' }],
    ['es', null, { temperature: 'celsius', weight: 'kg' }],
    ['en-US', 'celsius kg', { temperature: 'celsius', weight: 'kg' }],
    ['en-GB', 'nonsense lb', { temperature: 'celsius', weight: 'lb' }],
  ])('with %s and %j stored', async (language, stored, expected) => {
    const { units } = await openPage(language, stored);
    expect(units.getUnits()).toEqual(expected);
  });

  it('are remembered, one at a time', async () => {
    const { units, kept } = await openPage('en-GB', null);
    units.setUnits({ temperature: 'fahrenheit' });
    expect(units.getUnits()).toEqual({ temperature: 'fahrenheit', weight: 'kg' });
    expect(kept.get('valija.units')).toBe('fahrenheit kg');
  });

  it('are kept for the page where storage is off', async () => {
    const { units } = await openPage('en-GB', null, true);
    units.setUnits({ weight: 'lb' });
    expect(units.getUnits().weight).toBe('lb');
  });
});

describe('what is shown', async () => {
  const { formatTemperature, formatWeight, textInUnits } = (await openPage('en-GB', null)).units;
  const [c, f] = [
    { temperature: 'celsius', weight: 'kg' },
    { temperature: 'fahrenheit', weight: 'lb' },
  ] as const;

  it('is in the scale of the traveller, without a minus zero', () => {
    expect([formatTemperature(21.6, c), formatTemperature(21.6, f), formatTemperature(-0.3, c)]).toEqual([
      '22\u00A0°C',
      '72\u00A0°F',
      '0\u00A0°C',
    ]);
    expect(formatTemperature(-7, c)).toBe('−7\u00A0°C');
    expect([formatWeight(1234, { weight: 'kg' }, 'es'), formatWeight(1234, { weight: 'lb' }, 'en')]).toEqual([
      '1,2\u00A0kg',
      '2.7\u00A0lb',
    ]);
  });

  it.each([
    ['Evenings at −4 °C', 'Evenings at 25 °F'],
    ['Store between 2 and 8 °C', 'Store between 36 and 46 °F'],
    ['De 12 a 20 °C, 8 días', 'De 54 a 68 °F, 8 días'],
    ['8 days, 3 pairs', '8 days, 3 pairs'],
    ['Hand luggage · 7.5 kg · 30 l', 'Hand luggage · 17 lb · 30 l'],
    ['About 12 kg in all, over your limit of 4 kg a person', 'About 26 lb in all, over your limit of 8.8 lb a person'],
    ['Weighs 80 g; bottles up to 100 ml', 'Weighs 2.8 oz; bottles up to 100 ml'],
    ['10 kg at 20 °C, 8 golf balls', '22 lb at 68 °F, 8 golf balls'],
  ])('%s', (text, expected) => {
    const shown = [textInUnits(text, c, 'en'), textInUnits(text, f, 'en')];
    expect(shown.map((each) => each.replaceAll('\u00A0', ' '))).toEqual([text, expected]);
  });

  it('is in one unit or the other, each as it was chosen', () => {
    expect(textInUnits('2 kg a 20 °C', { ...f, weight: 'kg' }, 'es')).toBe('2\u00A0kg a 68\u00A0°F');
    expect(textInUnits('2 kg a 20 °C', { ...c, weight: 'lb' }, 'es')).toBe('4,4\u00A0lb a 20\u00A0°C');
  });

  it('keeps a figure and its unit on one line, with a true minus and the percent sign of the language', () => {
    const said = 'Between -6 °C and 4 °C, 2-6 °C at sea; rain on 32 % of days; 1 more, 8 m up';
    expect(textInUnits(said, c, 'en')).toBe(
      'Between −6\u00A0°C and 4\u00A0°C, 2-6\u00A0°C at sea; rain on 32% of days; 1 more, 8\u00A0m up',
    );
    expect(textInUnits('Lluvia el 32 % de los días, 1 más', c, 'es')).toBe('Lluvia el 32\u00A0% de los días, 1 más');
  });
});
