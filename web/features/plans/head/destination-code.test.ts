import { expect, it } from 'vitest';
import { destinationCode } from './destination-code';

it('makes three letters of a destination', () => {
  expect(destinationCode('Lisbon, Portugal')).toBe('LIS');
  expect(destinationCode('San Sebastián')).toBe('SSE');
  expect(destinationCode('Rio de Janeiro')).toBe('RJA');
  expect(destinationCode('La Habana')).toBe('HAB');
  expect(destinationCode('Cortina d’Ampezzo, Italy')).toBe('CAM');
  expect(destinationCode("L'Aquila")).toBe('AQU');
  expect(destinationCode('Ávila')).toBe('AVI');
});

it('fills up what is short and survives what is no name', () => {
  expect(destinationCode('Å')).toBe('A··');
  expect(destinationCode('')).toBe('···');
  expect(destinationCode('🏖️ !!')).toBe('···');
  expect(destinationCode('東京')).toBe('東京·');
});
