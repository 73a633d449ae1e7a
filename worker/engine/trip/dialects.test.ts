/** What people write as they speak is read like plain English. */
import { expect, test } from 'vitest';
import { readDocument } from './document';

const words = (text: string): string =>
  readDocument(text, 'en')
    .views.map(({ sentence }) => sentence.tokens.map((token) => token.text).join(' '))
    .join(' . ');

test.each([
  ['Gaun tae Skye wi ma brother, twa nichts in a wee hoose, nae tent', 'two nights in a wee house no tent'],
  [
    'Kami lang sa Baguio, bawal yung sapatos doon. Meron tuwalya',
    'we only at baguio no the shoes there . there is towel',
  ],
  ['Anem amb els nens, portem tovalloles q no n hi ha', 'vamos con los ninos'],
  ['Imos 38 persoas, cada un co seu saco, pais non veñen', 'vamos 38 personas'],
  ['School gi wi di uniform, mi nuh swim, dem seh cold', 'school give us the uniform mi dont swim them says cold'],
  ['Kazi tu, towel hapana. Stima goes, leo', 'work only towel no . power goes today'],
  ['Vest with licence no. is mine', 'licence nr is mine'],
  ['No phone. No passport no. yet', 'no passport nr yet'],
  ['Torch an boots', 'torch and boots'],
  ['An umbrella, an hour by bus, an MRI', 'an umbrella an hour by bus an mri'],
  ['Bringin my mbp, coat not nec', 'bringing my macbook coat not necessary'],
])('%s', (text, plain) => expect(words(text)).toContain(plain));

test('one stray word does not set the dialect', () => {
  expect(words('Si va mi ma, hay pa dormir')).toContain('si va mi ma');
  expect(words('A fir tree walk')).toBe('a fir tree walk');
});
