#!/usr/bin/env python3
"""Learns the weights of the learned reader from the examples that scripts/learn/examples.ts writes.

    python3 scripts/learn/train.py WEIGHTS EXAMPLES.jsonl ... [--field FILE.jsonl ...] [--test FILE.jsonl ...]

Needs PyTorch (Debian: python3-torch) and nothing else. The network: a recurrent layer (GRU) over the words of a text in both
directions, then two small layers that weigh what becomes of a thing, and two that weigh whether somebody travels. Of every word
it says what its mark is, whether the name of a thing begins there, and how many travellers it adds. `--field` are field trips:
the rules' readings are hidden from the network there, because rules were made from those very trips. Prints for
every test file how many things and people are read right.
"""
import argparse
import copy
import json
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

# Rows of words, endings, beginnings and concepts, as worker/engine/trip/learned/words.ts makes them.
WORDS, PARTS_OF_WORDS, CONCEPTS = 65536, 8192, 1024
LEAST_SEEN = 7  # rarer words, endings and beginnings are read as unknown
FATES, PARTS, OWNERS, THING_SIGNS, PERSON_SIGNS = 11, 11, 6, 11, 2
RULE_SIGNS = [1, 5]  # what tells of the rules' reading of a thing: its doer, its doubt
# LEARNED_FATES of worker/engine/trip/learned/reader.ts, as tests/annotated marks them; the last is of words that are no thing
LETTERS = 'bproxusn-'
UNKNOWN = -1
# PERSON_MARKS of worker/engine/trip/learned/network.ts: no mark; nobody, one, two, or more travellers; fewer travellers
PERSON_MARKS = 6
# What each answer about every word weighs in the loss.
WEIGHTS = {'marks': 0.3, 'begins': 0.15, 'people_marks': 0.6}


def person_class(adds):
    return 0 if adds is None else 5 if adds < 0 else 1 + min(adds, 3)


def known_rows(files):
    """For words, endings and beginnings: which of their rows the examples have often enough, as 0 and 1."""
    counts = [np.zeros(size, int) for size in (WORDS, PARTS_OF_WORDS, PARTS_OF_WORDS)]
    for file in files:
        for line in open(file):
            for count, column in zip(counts, np.array(json.loads(line)['words'] or [[0, 0, 0]]).T):
                np.add.at(count, column, 1)
    known = [count >= LEAST_SEEN for count in counts]
    for one in known:
        one[:2] = True  # nothing there, and unknown
    return known


def load(files, known, hidden=False):
    texts = []
    # Known rows are numbered in their order; all others are row 1, the unknown.
    numbers = [np.where(one, np.cumsum(one) - 1, 1) for one in known]
    for file in files:
        for line in open(file):
            text = json.loads(line)
            if not text['things'] and not text['people']:
                continue
            for thing in text['things']:
                thing['label'] = LETTERS.index(thing['label'])
                if hidden:
                    thing['fate'] = 0
                    for sign in RULE_SIGNS:
                        thing['signs'][sign] = 0
            for person in text['people']:
                if hidden:
                    person['part'] = 0
            text['words'] = np.stack([number[row] for number, row in zip(numbers, np.array(text['words']).T)], 1).tolist()
            count = len(text['words'])
            text['marks'] = [LETTERS.index(one) + 1 if one else 0 for one in text['fates']]
            text['begins'] = [begin if mark else UNKNOWN for begin, mark in zip(text['begins'], text['fates'])]
            text['people marks'] = [person_class(one) for one in text['adds']] or [UNKNOWN] * count
            texts.append(text)
    return texts


def together(texts):
    """Texts of different lengths as tensors, with their things and people one after the other."""
    longest = max(len(text['words']) for text in texts)
    padded = lambda rows, fill: torch.tensor([row + [fill] * (longest - len(row)) for row in rows])
    words = padded([text['words'] for text in texts], [0, 0, 0])
    batch = dict(words=words, lengths=torch.tensor([len(text['words']) for text in texts]),
                 marks=padded([text['marks'] for text in texts], UNKNOWN),
                 begins=padded([text['begins'] for text in texts], UNKNOWN),
                 people_marks=padded([text['people marks'] for text in texts], UNKNOWN))
    for kind in ('things', 'people'):
        rows = [(at, row) for at, text in enumerate(texts) for row in text[kind]]
        if rows:
            batch[kind] = {key: torch.tensor([row[key] for _, row in rows], dtype=torch.float if key == 'signs' else torch.long)
                           for key in rows[0][1]}
            batch[kind]['text'] = torch.tensor([at for at, _ in rows])
    return batch


class Network(nn.Module):
    def __init__(self, words, word=20, part_of_word=(8, 6), state=32, small=6, fate=5, hidden=48, person_hidden=32, drop=0.15):
        super().__init__()
        self.word = nn.Embedding(words[0], word)
        self.ending, self.beginning = (nn.Embedding(count, size) for count, size in zip(words[1:], part_of_word))
        self.concept = nn.Embedding(CONCEPTS, small)
        self.fate, self.part, self.owner = nn.Embedding(FATES, fate), nn.Embedding(PARTS, fate), nn.Embedding(OWNERS, 3)
        wide = word + sum(part_of_word)
        self.forwards, self.backwards = nn.GRU(wide, state, batch_first=True), nn.GRU(wide, state, batch_first=True)
        both = 2 * state
        self.fateHidden = nn.Linear(2 * both + 2 * word + 2 * small + fate + THING_SIGNS, hidden)
        self.fateOut = nn.Linear(hidden, len(LETTERS))
        self.personHidden = nn.Linear(3 * both + word + small + fate + 3 + PERSON_SIGNS, person_hidden)
        self.personOut = nn.Linear(person_hidden, 2)
        self.mark, self.personMark = nn.Linear(both, len(LETTERS)), nn.Linear(both, PERSON_MARKS)
        self.begin = nn.Linear(both, 2)
        self.drop = nn.Dropout(drop)
        for table in (self.word, self.ending, self.beginning, self.concept):
            nn.init.normal_(table.weight, 0, 0.2)

    def forward(self, batch, noise=False):
        words = batch['words']
        own = words[..., 0]
        hidden_text = torch.zeros(len(words), dtype=torch.bool)
        if noise:
            words = words.masked_fill((torch.rand(words.shape[:2]) < 0.06)[..., None], 1)
            own = own.masked_fill(torch.rand(own.shape) < 0.2, 1)
            hidden_text = torch.rand(len(words)) < 0.2
        rows = torch.cat([self.word(words[..., 0]), self.ending(words[..., 1]), self.beginning(words[..., 2])], -1)
        # Each text backwards, its padding left behind it: a packed sequence takes five times as long to learn from.
        places = torch.arange(rows.shape[1])
        turned = (batch['lengths'][:, None] - 1 - places).where(places < batch['lengths'][:, None], places)[..., None]
        rows = self.drop(rows)
        backwards = self.backwards(rows.gather(1, turned.expand_as(rows)))[0]
        states = self.drop(torch.cat([self.forwards(rows)[0], backwards.gather(1, turned.expand_as(backwards))], -1))
        answers = dict(marks=self.mark(states), begins=self.begin(states), people_marks=self.personMark(states))
        if 'things' in batch:
            thing = batch['things']
            text, fate, signs, concept = thing['text'], thing['fate'], thing['signs'], thing['concept']
            if noise:
                hide = hidden_text[text] | (torch.rand(fate.shape) < 0.05)
                fate, signs = fate.masked_fill(hide, 0), signs.clone()
                for sign in RULE_SIGNS:
                    signs[hide, sign] = 0
                concept = concept.masked_fill(torch.rand(concept.shape) < 0.3, 1)
            seen = torch.cat([states[text, thing['from']], states[text, thing['last']], self.word(own[text, thing['from']]),
                              self.word(own[text, thing['last']]), self.concept(concept), self.concept(thing['kind']),
                              self.fate(fate), signs], -1)
            answers['things'] = self.fateOut(self.drop(F.relu(self.fateHidden(seen))))
        if 'people' in batch:
            person = batch['people']
            text, part = person['text'], person['part']
            if noise:
                part = part.masked_fill(torch.rand(part.shape) < 0.2, 0)
            seen = torch.cat([states[text, person['from']], states[text, person['head']], states[text, person['last']],
                              self.word(own[text, person['head']]), self.concept(person['role']), self.part(part),
                              self.owner(person['owner']), person['signs']], -1)
            answers['people'] = self.personOut(self.drop(F.relu(self.personHidden(seen))))
        return answers


def loss_of(answers, batch):
    total = 0
    if 'things' in batch:
        total = total + F.cross_entropy(answers['things'], batch['things']['label'])
    if 'people' in batch:
        # Few texts of a batch have people marked: each counts as much as one of many.
        total = total + 0.5 * min(1, len(batch['people']['label']) / 20) * F.cross_entropy(
            answers['people'], batch['people']['label'])
    for kind, weight in WEIGHTS.items():
        if (batch[kind] != UNKNOWN).any():
            total = total + weight * F.cross_entropy(
                answers[kind].flatten(0, 1), batch[kind].flatten(), ignore_index=UNKNOWN)
    return total


def trained(texts, words, epochs, seed, state, size=32, rate=4e-3, decay=0.03):
    torch.manual_seed(seed)
    np.random.seed(seed)
    network = Network(words, state=state)
    optimizer = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=epochs * (len(texts) // size + 21))
    # The mean of the last weights: what is written depends less on chance.
    average, step = copy.deepcopy(network).eval(), 0
    for epoch in range(epochs):
        order, total = np.random.permutation(len(texts)), 0.0
        # Texts of about one length together: less is spent on padding.
        batches = []
        for at in range(0, len(order), 20 * size):
            some = sorted(order[at:at + 20 * size], key=lambda one: len(texts[one]['words']))
            batches += [some[start:start + size] for start in range(0, len(some), size)]
        np.random.shuffle(batches)
        for some in batches:
            batch = together([texts[one] for one in some])
            loss = loss_of(network(batch, True), batch)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            with torch.no_grad():
                for mean, value in zip(average.parameters(), network.parameters()):
                    mean.lerp_(value, 1 / min(step + 1, 300))
            step += 1
            total += loss.item() / len(batches)
        print('epoch', epoch, 'loss', round(total, 4), flush=True)
    return average


def report(name, network, texts):
    """How many things and people are right by rules and by the network alone, and how many changes of each certainty."""
    seen = {'things': [], 'people': []}
    with torch.no_grad():
        for at in range(0, len(texts), 32):
            batch = together(texts[at:at + 32])
            answers = network(batch)
            for kind, rows in seen.items():
                if kind in batch:
                    rule = batch[kind]['fate' if kind == 'things' else 'part']
                    rows.append((torch.softmax(answers[kind], -1)[:, 0], batch[kind]['label'], rule))
    for kind, rows in seen.items():
        if not rows:
            continue
        first, label, rule = (torch.cat(column).numpy() for column in zip(*rows))
        likely, true = 1 - first, label > 0
        # nothing read, and the fates of LEFT_OUT_FATES; those who travel
        rules = np.isin(rule, [0, 3, 4, 5, 6, 7, 8]) if kind == 'things' else rule == 1

        def right(guess):
            return f'{(guess == true).mean():.4f} ({(~guess[~true]).mean():.3f}, {guess[true].mean():.3f})'

        what = 'listed, kept off' if kind == 'things' else 'not counted, travel'
        print(f'{name}: {len(true)} {kind} ({what}); rules {right(rules)}, learned {right(likely > 0.5)}')
        for least in (0.5, 0.65, 0.8, 0.9, 0.95):
            up, down = ~rules & (likely > least), rules & (likely < 1 - least)
            print(f'  above {least}: {up.sum()}, {true[up].sum()} right; below {1 - least:.2f}: {down.sum()}, {(~true[down]).sum()} right',
                  flush=True)


def written(path, network, known, texts):
    """Writes what worker/engine/trip/learned/network.ts reads. Concepts that no example has are as good as left out."""
    state, tables = network.state_dict(), {}
    concepts = [row[key] for text in texts for kind, keys in (('things', ('concept', 'kind')), ('people', ('role',)))
                for row in text[kind] for key in keys]
    for name in ('word', 'ending', 'beginning', 'concept', 'fate', 'part', 'owner'):
        table = state[f'{name}.weight'].clone()
        if name == 'concept':
            seen = torch.zeros(len(table), dtype=torch.bool)
            seen[torch.tensor(concepts)] = True
            seen[1] = True
            table[~seen] = table[1].clone()
        tables[name] = table
    both = ('forwards', 'backwards')
    tables['input'] = torch.cat([state[f'{one}.weight_ih_l0'] for one in both])
    tables['inputBias'] = torch.cat([state[f'{one}.bias_ih_l0'] for one in both])[None]
    for name in both:
        tables[name], tables[f'{name}Bias'] = state[f'{name}.weight_hh_l0'], state[f'{name}.bias_hh_l0'][None]
    for name in ('fateHidden', 'fateOut', 'personHidden', 'personOut', 'mark', 'begin', 'personMark'):
        tables[name], tables[f'{name}Bias'] = state[f'{name}.weight'], state[f'{name}.bias'][None]
    body = b''.join(np.packbits(one, bitorder='little').tobytes() for one in known)
    for table in tables.values():
        for row in table.numpy().astype(np.float32):
            scale = max(float(np.abs(row).max()) / 127, 1e-8)
            body += np.float32(scale).tobytes() + np.round(row / scale).astype(np.int8).tobytes()
    with open(path, 'wb') as file:
        file.write(json.dumps({name: list(table.shape) for name, table in tables.items()}).encode() + b'\n' + body)


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('out')
    parser.add_argument('examples', nargs='+')
    parser.add_argument('--test', nargs='*', default=[])
    parser.add_argument('--field', nargs='*', default=[])
    parser.add_argument('--epochs', type=int, default=10)
    parser.add_argument('--state', type=int, default=32)
    parser.add_argument('--seed', type=int, default=0)
    args = parser.parse_args()
    torch.set_num_threads(1)
    known = known_rows(args.examples + args.field)
    texts = load(args.examples, known) + load(args.field, known, hidden=True)
    network = trained(texts, [int(one.sum()) for one in known], args.epochs, args.seed, args.state)
    for file in args.test:
        report(file, network, load([file], known))
    written(args.out, network, known, texts)
