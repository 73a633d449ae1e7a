#!/usr/bin/env python3
"""Learns the weights of the reader of fates from the examples that scripts/learn/examples.ts writes.

    python3 scripts/learn/train.py WEIGHTS EXAMPLES.jsonl ... [--test FILE.jsonl ...] [--weak FILE.jsonl ...]

Needs PyTorch (Debian: python3-torch) and nothing else. The network: the words around a thing through a table of words, once in
their places and once as any three in a row on either side, then two layers. `--weak` are field trips, whose labels come
from what a list must and must not have: the rules' readings are hidden from the network there, because rules were made
from these trips. Prints for every test file how many things are read right.
"""
import copy
import json
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

torch.set_num_threads(2)
WINDOW, WORDS, ENDINGS, CONCEPTS, FATES, SIGNS = 8, 8192, 1024, 1024, 11, 15
RULE_SIGNS = [4, 6, 9]  # what tells of the rules' reading: its doer, the list's, its doubt
LETTERS = 'bproxusn'  # LEARNED_FATES of worker/engine/trip/learned/weigh-fates.ts, as tests/annotated marks them


def load(files):
    rows = []
    for file in files:
        for line in open(file):
            text = json.loads(line)
            for thing in text['things']:
                if thing['label'] in LETTERS and thing['label']:
                    rows.append(thing)
    tensor = lambda key, kind=torch.long: torch.tensor([row[key] for row in rows], dtype=kind)
    return dict(
        words=tensor('words'), endings=tensor('endings'), fates=tensor('fates'), crossed=tensor('crossed'),
        own=tensor('own'), concept=tensor('concept'), kind=tensor('kind'), fate=tensor('fate'),
        signs=tensor('signs', torch.float), label=torch.tensor([LETTERS.index(row['label']) for row in rows]))


def masked(data):
    """The same without what the rules read."""
    signs = data['signs'].clone()
    signs[:, RULE_SIGNS] = 0
    return {**data, 'fates': torch.zeros_like(data['fates']), 'fate': torch.zeros_like(data['fate']), 'signs': signs}


def joined(parts):
    return {key: torch.cat([part[key] for part in parts]) for key in parts[0]}


class Network(nn.Module):
    def __init__(self, word=24, ending=6, fate=5, crossed=1, three=32, places=64, small=6, hidden=48, drop=0.3):
        super().__init__()
        self.word, self.ending = nn.Embedding(WORDS, word), nn.Embedding(ENDINGS, ending)
        self.fate = nn.Embedding(FATES, fate)
        self.concept = nn.Embedding(CONCEPTS, small)
        wide = word + ending + fate + crossed
        self.three = nn.Conv1d(wide, three, 3, padding=1)
        self.places = nn.Linear((2 * WINDOW + 1) * wide, places)
        self.hidden = nn.Linear(places + 2 * three + 2 * word + 2 * small + fate + SIGNS, hidden)
        self.out = nn.Linear(hidden, len(LETTERS))
        self.drop = nn.Dropout(drop)
        for table in (self.word, self.ending, self.concept):
            nn.init.normal_(table.weight, 0, 0.2)

    def forward(self, data, noise=False):
        words, endings, own, concept = data['words'], data['endings'], data['own'], data['concept']
        fates, fate, signs = data['fates'], data['fate'], data['signs']
        if noise:
            left_out = torch.rand(words.shape) < 0.15
            words, endings = words.masked_fill(left_out, 1), endings.masked_fill(left_out, 1)
            own = own.masked_fill(torch.rand(own.shape) < 0.3, 1)
            concept = concept.masked_fill(torch.rand(concept.shape) < 0.3, 1)
            hide = torch.rand(fate.shape) < 0.2
            fates, fate = fates.masked_fill(hide[:, None], 0), fate.masked_fill(hide, 0)
            signs = signs.clone()
            for column in RULE_SIGNS:
                signs[hide, column] = 0
        x = self.drop(torch.cat(
            [self.word(words), self.ending(endings), self.fate(fates), data['crossed'][..., None].float()], -1))
        rows = self.three(x.transpose(1, 2))
        left, right = F.relu(rows[..., :WINDOW].max(-1)[0]), F.relu(rows[..., WINDOW + 1:].max(-1)[0])
        places = F.relu(self.places(x.flatten(1)))
        z = torch.cat([self.drop(places), self.drop(left), self.drop(right), self.word(own).flatten(1),
                       self.concept(concept), self.concept(data['kind']), self.fate(fate), signs], -1)
        return self.out(self.drop(F.relu(self.hidden(z))))


def trained(data, epochs, batch=128, rate=3e-3, decay=0.03):
    torch.manual_seed(0)
    network = Network()
    count = len(data['label'])
    optimizer = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=epochs * (count // batch + 1))
    # The mean of the last weights: what is written depends less on chance.
    average, step = copy.deepcopy(network).eval(), 0
    for epoch in range(epochs):
        order, total = torch.randperm(count), 0.0
        for at in range(0, count, batch):
            some = order[at:at + batch]
            part = {key: value[some] for key, value in data.items()}
            loss = F.cross_entropy(network(part, True), part['label'])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            with torch.no_grad():
                for mean, value in zip(average.parameters(), network.parameters()):
                    mean.lerp_(value, 1 / min(step + 1, 400))
            step += 1
            total += loss.item() * len(some)
    print('loss', round(total / count, 4), flush=True)
    return average


def left_out(network, data):
    with torch.no_grad():
        return (1 - torch.softmax(network(data), -1)[:, 0]).numpy()


def report(name, likely, data):
    """How many things are right by rules and by the network alone, and how many changes of each certainty."""
    off = (data['label'].numpy() > 0).astype(int)
    rules = np.isin(data['fate'].numpy(), [3, 4, 5, 6, 7, 8]).astype(int)  # the fates of LEFT_OUT_FATES

    def right(guess):
        listed, kept = (guess[off == 0] == 0).mean(), (guess[off == 1] == 1).mean()
        return f'{(guess == off).mean():.4f} (listed {listed:.3f}, kept off {kept:.3f})'

    print(f'{name}: {len(off)} things; rules {right(rules)}, learned {right((likely > 0.5).astype(int))}')
    for least in (0.5, 0.65, 0.8, 0.9, 0.95):
        taken = (rules == 0) & (likely > least)
        print(f'  taken off above {least}: {taken.sum()}, {off[taken].sum()} right')
    for most in (0.05, 0.1, 0.2, 0.3):
        brought = (rules == 1) & (likely < most)
        print(f'  brought below {most}: {brought.sum()}, {(1 - off[brought]).sum()} right', flush=True)


def written(path, network, data):
    """Writes what worker/engine/trip/learned/network.ts reads. Words that no example has are as good as left out."""
    used = {'word': (data['words'], data['own']), 'ending': (data['endings'],), 'concept': (data['concept'], data['kind'])}
    body = b''
    state = network.state_dict()
    tables = {}
    for name in ('word', 'ending', 'fate', 'concept'):
        table = state[f'{name}.weight'].clone()
        if name in used:
            seen = torch.zeros(len(table), dtype=torch.bool)
            for rows in used[name]:
                seen[rows.flatten()] = True
            seen[1] = True
            table[~seen] = table[1].clone()
        tables[name] = table
    # the word before, this one and the one after, each with all its columns
    tables['three'] = state['three.weight'].permute(0, 2, 1).flatten(1)
    tables['threeBias'] = state['three.bias'][None]
    for name in ('places', 'hidden', 'out'):
        tables[name], tables[f'{name}Bias'] = state[f'{name}.weight'], state[f'{name}.bias'][None]
    shapes = {name: list(table.shape) for name, table in tables.items()}
    for name in ('word', 'ending', 'fate', 'concept', 'three', 'threeBias', 'places', 'placesBias', 'hidden',
                 'hiddenBias', 'out', 'outBias'):
        for row in tables[name].numpy().astype(np.float32):
            scale = max(float(np.abs(row).max()) / 127, 1e-8)
            body += np.float32(scale).tobytes() + np.round(row / scale).astype(np.int8).tobytes()
    with open(path, 'wb') as file:
        file.write(json.dumps(shapes).encode() + b'\n' + body)


if __name__ == '__main__':
    import argparse
    parser = argparse.ArgumentParser()
    parser.add_argument('out')
    parser.add_argument('examples', nargs='+')
    parser.add_argument('--test', nargs='*', default=[])
    parser.add_argument('--weak', nargs='*', default=[])
    parser.add_argument('--epochs', type=int, default=6)
    args = parser.parse_args()
    learned = load(args.examples)
    data = joined([learned, masked(load(args.weak))]) if args.weak else learned
    network = trained(data, args.epochs)
    for file in args.test:
        test = load([file])
        report(file, left_out(network, test), test)
    written(args.out, network, data)
