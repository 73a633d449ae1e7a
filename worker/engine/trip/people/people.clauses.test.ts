/** What the verb and the subject of a clause say of who goes, stays, takes somebody along or packs for another. */
import { describe } from 'vitest';
import { checkPeople } from './expect-people';

describe('what a clause says of who goes', () =>
  checkPeople([
    // The partner by "himself", and a journey that the partner chooses.
    ['Himself won two tickets for the rugby in Rome so away with us for three nights.', 'self; partner m'],
    ['Himself and myself are off to Cork for the jazz, two nights.', 'self; partner m'],
    ['Her indoors fancies Whitby again. I need my big coat and she needs her hat.', 'self; partner f'],
    ['Flying solo to Malaga for five days, himself is stuck at work till Christmas.', 'self'],
    ['Four nights in Rome for me. My wife has booked me a taxi to the airport.', 'self'],
    // Whoever has made up to come.
    ["A week in Tenby with my son (9), and my mum's decided she's coming as well.", 'self; child 9y; parent'],
    ['We hired a cottage, me and my wife, and her brother has invited himself along.', 'self; partner; relative'],
    ['Corfu with my wife and Tom, 6. Our eldest has decided to stay home.', 'self; partner; child 6y Tom'],
    // One of the party in the writer's place; a man of the hire firm is none.
    [
      "The cottage is booked. Mark will drive because I can't, Katie (14) will sulk in the back.",
      'self; partner Mark; child 14y Katie',
    ],
    [
      'Cornwall with our daughter Beth (10). Barry from the hire place will bring the van.',
      'self; partner; child 10y Beth',
    ],
    // A pronoun of whom the writer has along.
    ["Mum's memory is going, so I'm having her to stay in a bungalow with me for a week.", 'self; parent'],
    ["Gran's 90 and wants to see the sea, so I'm driving her to Llandudno for three nights.", 'self; grandparent 90y'],
    ["Mammy has her heart set on Lourdes and I've been volunteered. Five days.", 'self; parent'],
    ["Mam has her heart set on a new kitchen, so I'm off to Tenerife alone for a week.", 'self'],
    ["Before we fly I'm driving my gran to the clinic, then it's just me in Crete.", 'self'],
    // Who is left out of all, and who comes for another.
    [
      "The whole family's off to Wales bar Mum, who hates camping: Dad, me and my sister Fay.",
      'self; parent m; sibling Fay',
    ],
    ['All of us but Dad are off to Crete: Mum, my sister Jo and me.', 'self; parent f; sibling Jo'],
    ['Dinner at a tapas bar. Mum and me in Seville, three nights.', 'self; parent'],
    ["Tickets were for me and Declan but we split up, so Mam's coming to Rome in his place.", 'self; parent'],
    ['I was going with Jack but he broke his leg, so my sister is coming instead.', 'self; sibling'],
    ['My sister is coming with me and Jack, by train instead of the car.', 'self; sibling; friend Jack'],
    // Subjects behind the verb, and those of whom a pronoun tells.
    [
      "Joining us halfway is my cousin Beth, who'll share our tent. Me and Tom till then.",
      'self; relative Beth; friend Tom',
    ],
    ['Meeting us there is my cousin Beth, for one lunch. Me and Tom in Vienna.', 'self; friend Tom'],
    ["Dad's asked if I'd go with him to the Somme in November. Two nights, coach trip.", 'self; parent'],
    ["Dad's asked me to take pictures of the Somme for him, he's too frail to travel.", 'self'],
    ["My aunt is paying but she won't be there. Just me and my cousin Rob in Oslo.", 'self; relative Rob'],
    ["It'll be her, me and the boys, 10 and 7, in Goa.", 'self; partner; child 10y; child 7y'],
    ['Grandparents are doing the summer with the kids, so my husband and I are off to Rome.', 'self; partner'],
    ['Tita Baby and Ate Joy are coming with me to Hong Kong.', 'self; relative Baby; sibling Joy'],
    ['Just me, her and Tim, 8, in Jasper. Her father lends us the tent.', 'self; partner; child 8y Tim'],
    ["My wife's father lends us the tent. Just me, her and Tim, 8, in Jasper.", 'self; partner; child 8y Tim'],
    ["Mum's memory is going, so my sister has her for the week and I'm off to Crete for a rest.", 'self'],
    ["Himself is minding the kids so I'm away to Galway for two nights.", 'self'],
    ["Her indoors is staying put with her sister, so it's just me fishing on the Wye.", 'self'],
    [
      'Nana here, going with my daughter and the grandkids to Salou. Jess is 6 and Jay is 4.',
      'self; child adult; child 6y Jess; child 4y Jay',
    ],
    ["Chloe's honeymoon is in Zanzibar and I'm looking after their flat for two weeks.", 'self'],
    // The writer in the number told, and parents as the pair.
    ['Four girlfriends, me included, walking the Abel Tasman.', 'self; friend*3'],
    ['Zoe, 4, Max, 2, and both of us parents, four nights on a farm.', 'self; child 4y Zoe; child 2y Max; partner'],
    ['Us two dads and our foster son, seven, a weekend in Scarborough.', 'self; partner; child 7y'],
    ['Two adults, a toddler of 2 and our nanny Grace, all off to Mombasa.', 'self; partner; child 2y; other Grace'],
    ['Two adults and two kids of 9 and 5, going to Penang.', 'self; partner; child 9y; child 5y'],
    // The same people in other words.
    [
      'Nana and I are taking the grandkids, a boy of 8 and a girl of 6, to Blackpool.',
      'self; partner; child 8y; child 6y',
    ],
    [
      'Two moms, three boys, one minivan. My wife Steph and I are taking Eli (12), Micah (9) and Theo (6) to Badlands.',
      'self; partner Steph; child 12y Eli; child 9y Micah; child 6y Theo',
    ],
    ['Just my partner, Tane, and our boy, Nikau, six, at Raglan for four days.', 'self; partner Tane; child 6y Nikau'],
    ['Our lad is four: Menorca with me, his mam and his Nana Jean.', 'self; child 4y; partner; relative Jean'],
    [
      "With my wife Leyla, our son Amir (9), and my wife's father, 68, to Algonquin.",
      'self; partner Leyla; child 9y Amir; relative 68y',
    ],
    [
      "First holiday since Arlo was born, he's 7 months now. Hubby and I have a cottage.",
      'self; partner; child 7m Arlo',
    ],
    ['me n hubs + kids 11, 8, 2, caravan. formula 4 bubba', 'self; partner; child 11y; child 8y; child 2y'],
    // Animals and those at home.
    ["Taking Bruce to the beach, just me and him. He's my kelpie, so a lead and a bowl.", 'self'],
    [
      "Weekend in Whitby with my daughter Poppy, 10. Dad's stopping home with the dog and the baby.",
      'self; child 10y Poppy',
    ],
    ['Posted to Oslo for six weeks on my own; husband and daughter will stay in Pune.', 'self'],
    ["Two nights at my mum's with my daughter Ivy, 2. Nan has got a travel cot there.", 'self; child 2y Ivy'],
    ["Flying with my client? No, she passed, I'm going to her memorial. One night.", 'self'],
    ['I am a carer taking my client Damo, 29, to the Gold Coast, I do his bag as well.', 'self; other 29y Damo'],
    // Lists of those who do not go.
    ['Make it for my grandad only, he is 78 and going on a coach tour.', 'grandparent 78y'],
    ["Mum and Dad are doing the big lap in their van. I'm stuck at work, the list is for them.", 'parent*2'],
    ["Our Jamie's off to uni in Dundee, list just for him as we drop him and drive home.", 'child Jamie'],
    ['Semester in Spain for our sophomore, Natalie, 16, with a host mom.', 'child 16y Natalie'],
    ['My son got selected for the under-14 cricket camp, ten days. He is 13. We parents are not allowed.', 'child 13y'],
    [
      "Imogen, 12, is off on the residential for three nights. I'm only the one sewing in the labels.",
      'child 12y Imogen',
    ],
    [
      "List for my daughter and her two boys. Jess, 34, with Archie 4 and Banjo 2. I'm staying home.",
      'friend 34y Jess; child 4y Archie; child 2y Banjo',
    ],
    [
      "The kids are off to Pop's farm, Angus 10 and Hattie 8, we're staying in town to work.",
      'child 10y Angus; child 8y Hattie',
    ],
    ["Packing for one: Anna (38), conference in Lyon. I'm her PA.", 'friend 38y Anna'],
    ["Leo, 12, is off to Spain with me on Friday, I'm the one packing.", 'self; child 12y Leo'],
  ]));
