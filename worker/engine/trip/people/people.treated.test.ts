/** Those whose treat it is, students who are driven to their rooms, elders by another name, and those who get no leave. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const TREATED: readonly Case[] = [
  ['Surprise 60th for my husband in Rome', 'self; partner m'],
  ['A weekend away for my wife, she loves gardens', 'self; partner f'],
  ['A birthday present for my husband is in the car', 'self'],
];
const STUDENTS: readonly Case[] = [
  ["Dropping our Megan off at uni, she's 18. Me and her dad drive her up", 'self; child 18y Megan; partner'],
  ["We're dropping Josh off at university. What does he need: towels, hangers", 'child adult Josh'],
  ['Dropping Rover off at kennels, then I fly', 'self'],
];
const ELDERS: readonly Case[] = [
  ['me, my wife and her parents. The in-laws are in their 60s', 'self; partner f; relative*2'],
  [
    'with my wife, our boys 4 and 6 and my in-laws. Grandma has the cooler',
    'self; partner f; child 4y; child 6y; relative*2',
  ],
  ['Us and our son 4, my parents, and grandma (91)', 'self; child 4y; partner; parent*2; grandparent 91y'],
];
const AT_HOME: readonly Case[] = [
  ["Going with mum, just the two of us, dad can't get leave", 'self; parent f'],
  ["Me and my sister going, our brother can't get time off", 'self; sibling f'],
  ["Dad is having his hip done, he's 81, I'm packing his bag. I only visit", 'parent 81y m'],
  ["My mum can't get in and out of the bath, she's 80 and comes too", 'self; parent 80y f'],
];

const NAMED_GROUPS: readonly Case[] = [
  ['with our kids Zoe and Kirra, in a flat', 'self; partner; child Zoe; child Kirra'],
  ['with our kids, Airbnb in Rome and Florence', 'self; partner; child; child'],
  ['with my wife and our granddaughters Zoe and Kirra. Grandma has A-fib', 'self; partner f; child Zoe; child Kirra'],
  ['lift with my friend Cath who drops us and picks us up', 'self', { not: ['my friend cath'] }],
  ['With my mate Raj. My wife is a doctor, she insists on Diamox', 'self; friend Raj'],
];

const HOSTS: readonly Case[] = [
  ['Vamos a ver a mi tía a Temuco, yo y mi hija Sofía de 12. La tía tiene camas', 'self; child 12y Sofía'],
  ['Vamos mi tía y yo a Temuco. La tía tiene 70', 'self; relative 70y f'],
  ['Yo (papá) voy con mis dos hijos de 4 y 6', 'self; child 4y; child 6y'],
  ['Mi jermu y yo con el nene de 4', 'self; partner f; child 4y'],
];

const FOR_BOTH: readonly Case[] = [
  ["Packing for my boyfriend too, he'd forget his head", 'self; partner m'],
  ['This list is for my son, he is 9', 'child 9y m'],
];

describe('hosts named again', () => checkPeople(HOSTS));
describe('for both', () => checkPeople(FOR_BOTH));
describe('named groups', () => checkPeople(NAMED_GROUPS));
describe('treated', () => checkPeople(TREATED));
describe('students', () => checkPeople(STUDENTS));
describe('elders by another name', () => checkPeople(ELDERS));
describe('at home', () => checkPeople(AT_HOME));
