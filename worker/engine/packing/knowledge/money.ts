import type { ItemRows } from './item';

/** What pays and what opens doors. */
export const MONEY: ItemRows = [
  {
    id: 'bank-cards',
    en: 'Bank cards',
    es: 'Tarjetas bancarias',
    grams: 10,
    qty: { count: 2 },
    keep: 1,
    why: [
      {
        if: ['day-trip'],
        en: 'One to pay with and one in another pocket',
        es: 'Una para pagar y otra en otro bolsillo',
      },
      {
        if: ['need:theft'],
        en: 'The second one in another bag: whoever takes a wallet takes all of it',
        es: 'La segunda en otra bolsa: quien roba una cartera se la lleva entera',
      },
      {
        if: ['other-currency'],
        en: 'One spare, kept apart; tell the bank you will pay in {country}',
        es: 'Una de repuesto, aparte; avisa al banco de que pagarás en {country}',
      },
      {
        en: 'Two, kept apart: with one lost or blocked, the other pays for {days}',
        es: 'Dos, en sitios distintos: si una se pierde o se bloquea, la otra paga {days}',
      },
    ],
  },
  {
    id: 'cash',
    en: 'Some cash',
    es: 'Algo de efectivo',
    grams: 20,
    not: ['refused:cash'],
    keep: 2,
    why: [
      {
        if: ['cash-country'],
        en: 'Cash is still king in {country}: small notes for transport, markets and tips',
        es: 'En {country} manda el efectivo: billetes pequeños para transporte, mercados y propinas',
      },
      {
        if: ['other-currency'],
        en: '{country} pays in another currency ({currency}); a little for the first hours',
        es: 'En {country} se paga en otra moneda ({currency}); un poco para las primeras horas',
      },
      {
        if: ['pilgrim'],
        en: 'Small hostels and bars along the stages take no cards',
        es: 'Los albergues y bares pequeños de cada etapa no aceptan tarjeta',
      },
      {
        if: ['need:birth', 'need:hospital-companion'],
        en: 'For the café, the machines and the car park',
        es: 'Para la cafetería, las máquinas y el aparcamiento',
      },
      {
        if: ['activity:festival', 'activity:christmas-markets', 'setting:market'],
        en: 'Stalls are quicker with coins',
        es: 'En los puestos, con monedas se va más rápido',
      },
      { en: 'For tips, buses and whoever takes no card', es: 'Para propinas, autobuses y quien no acepta tarjeta' },
    ],
    named: {
      en: 'In small notes, and not all in one pocket',
      es: 'En billetes pequeños y no todo en el mismo bolsillo',
    },
  },
  {
    id: 'home-keys',
    en: 'House keys',
    es: 'Llaves de casa',
    grams: 60,
    keep: 5,
    when: { any: ['day-trip', 'weekend'] },
    why: { en: 'You are home again after {days}', es: 'En {days} estás de vuelta en casa' },
  },
  {
    id: 'money-belt',
    en: 'Money belt',
    es: 'Riñonera interior portadinero',
    grams: 80,
    when: { any: ['need:theft', 'activity:backpacking'], all: ['overnight'] },
    keep: 4,
    why: [
      {
        if: ['need:theft'],
        en: 'Passport and the second card go under the shirt, not into a back pocket',
        es: 'El pasaporte y la segunda tarjeta, bajo la camiseta y no en el bolsillo de atrás',
      },
      {
        en: 'Backpacking, cards and passport sleep under the shirt',
        es: 'De mochilero, tarjetas y pasaporte duermen bajo la camiseta',
      },
    ],
    named: {
      en: 'Papers and the second card stay on the body',
      es: 'Los papeles y la segunda tarjeta, siempre encima',
    },
  },
  {
    id: 'car-keys',
    en: 'Car keys and spare',
    es: 'Llaves del coche y copia',
    grams: 90,
    when: { any: ['transport:own-car'] },
    keep: 4,
    why: {
      en: 'You take your own car; the spare travels with somebody else',
      es: 'Vas con tu coche; la copia la lleva otra persona',
    },
  },
  {
    id: 'toll-money',
    en: 'Coins for tolls and parking',
    es: 'Monedas para peajes y aparcamiento',
    grams: 50,
    when: { any: ['driving'], not: ['day-trip'] },
    keep: 5,
    why: {
      en: 'Driving around {place}, old machines still want coins',
      es: 'Conduciendo por {place}, las máquinas viejas siguen pidiendo monedas',
    },
  },
  {
    id: 'public-transport-card',
    en: 'Public transport card',
    es: 'Tarjeta de transporte público',
    grams: 5,
    when: { any: ['transport:public-transport'] },
    keep: 5,
    why: { en: 'You get around {place} by public transport', es: 'Te mueves por {place} en transporte público' },
  },
  {
    id: 'discount-cards',
    en: 'Senior or family discount card',
    es: 'Carné de jubilado o de familia numerosa',
    grams: 5,
    when: { any: ['senior'] },
    keep: 5,
    why: {
      en: 'Museums and trains in {place} charge less with it',
      es: 'Museos y trenes de {place} cuestan menos con él',
    },
  },
];
