import { currentTheme, setTheme } from '../../../theme';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { Badge, EmptyState, ErrorState, ProgressRing, Skeleton } from '../../../ui/feedback';
import { Icon } from '../../../ui/icon';
import { CRITICAL_ICONS, LAZY_ICONS } from '../../../ui/icons/names';
import { Barcode } from '../../../ui/pictures/barcode';
import { LostTag } from '../../../ui/pictures/lost-tag';
import { Suitcase } from '../../../ui/pictures/suitcase';
import { Buttons } from './buttons';
import { Fields } from './fields';
import { Floating } from './floating';
import { Part, Row } from './part';
import { Toasts } from './toasts';

const TYPE = [
  'text-2xs',
  'text-xs',
  'text-sm',
  'text-base',
  'text-lg',
  'text-xl',
  'text-2xl',
  'text-3xl',
  'text-4xl',
  'text-5xl',
];
const GROUNDS = ['bg-bg', 'bg-sunken', 'bg-surface', 'bg-raised', 'bg-tag text-tag-ink', 'bg-board text-board-ink'];
const INKS = ['text-text', 'text-muted', 'text-faint', 'text-primary-ink', 'text-secondary-ink', 'text-error-ink'];
const AVATARS = ['3xs', '2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const;
const BADGES = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral'] as const;

const Tokens = () => (
  <Part title="Type, grounds and inks">
    {TYPE.map((size) => (
      <p key={size} className={`font-display ${size}`}>
        {size} Pack for the trip
      </p>
    ))}
    <Row>
      {GROUNDS.map((ground) => (
        <span key={ground} className={`rounded-md border border-line px-4 py-6 text-sm ${ground}`}>
          {ground.split(' ')[0]}
        </span>
      ))}
    </Row>
    <Row>
      {INKS.map((ink) => (
        <span key={ink} className={ink}>
          {ink}
        </span>
      ))}
    </Row>
  </Part>
);

const Shapes = () => (
  <Part title="Shapes and pictures">
    <Row>
      <span className="tag">
        <span className="tag-label">Tag</span> <span className="code text-2xl">LIS</span>
      </span>
      <span className="pass p-6 ring-1 ring-line">
        Pass
        <hr className="perforation my-3" />
        <Barcode text="GALLERY" className="h-7 w-32" />
      </span>
      <span className="stitched rounded-lg bg-raised p-6">Stitched</span>
      <span aria-hidden className="text-2xl">
        {Array.from('TOKYO', (letter, index) => (
          // A flap has no identity but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className="flap">
            {letter}
          </span>
        ))}
      </span>
      <Suitcase code="LIS" className="w-32" />
      <LostTag code="404" className="w-48" />
    </Row>
  </Part>
);

const Feedback = () => (
  <Part title="Feedback">
    <Row>
      {BADGES.map((color) => (
        <Badge key={color} color={color}>
          {color}
        </Badge>
      ))}
    </Row>
    <Row>
      {[-20, 0, 35, 100, 140].map((percent) => (
        <ProgressRing key={percent} percent={percent} label={`Progress ${percent}`} size={64}>
          {percent}
        </ProgressRing>
      ))}
    </Row>
    <Row>
      {AVATARS.map((size) => (
        <Avatar key={size} size={size} name="Ana María López" />
      ))}
      {AVATARS.map((size) => (
        <Avatar key={size} size={size} />
      ))}
    </Row>
    <div className="grid max-w-sm gap-2">
      <Skeleton className="h-6 w-40" />
      <Skeleton />
      <Skeleton />
    </div>
    <div className="grid gap-4 md:grid-cols-2">
      <EmptyState title="Nothing here yet" actions={<Button>Make the first</Button>}>
        And what to do about it.
      </EmptyState>
      <ErrorState title="Ups! Something went wrong" actions={<Button variant="outline">Try again</Button>}>
        What happened, in words.
      </ErrorState>
    </div>
  </Part>
);

/** `/__dev/gallery`: every piece of the interface in every state; served in development and tests alone. */
export const Component = () => (
  <main id="content" tabIndex={-1} className="page py-10 outline-none">
    <title>Gallery</title>
    <div className="flex flex-wrap items-center justify-between gap-4 pb-6">
      <h1 className="text-3xl">Gallery</h1>
      <Button
        variant="outline"
        color="neutral"
        onClick={() => setTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
        icon="sun"
      >
        Other theme
      </Button>
    </div>
    <Tokens />
    <Buttons />
    <Fields />
    <Toasts />
    <Floating />
    <Feedback />
    <Shapes />
    <Part title="Icons">
      <Row>
        {[...CRITICAL_ICONS, ...LAZY_ICONS].map((name) => (
          <Icon key={name} name={name} className="size-6" label={name} />
        ))}
      </Row>
    </Part>
  </main>
);
