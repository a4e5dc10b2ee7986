import fc from 'fast-check';
import * as v from 'valibot';

type Schema = v.GenericSchema & {
  readonly type: string;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
};

export const validInput = (schema: v.GenericSchema, samples: readonly string[]): fc.Arbitrary<unknown> => {
  const of = (part: Schema): fc.Arbitrary<unknown> => {
    switch (part.type) {
      case 'strict_object':
      case 'object':
        return objectOf(part.entries ?? {});
      case 'optional':
        return of(inner(part));
      case 'nullable':
        return fc.oneof(of(inner(part)), fc.constant(null));
      case 'array':
        return fc.array(of(part.item as Schema), { maxLength: 5 });
      case 'picklist':
        return fc.constantFrom(...(part.options as unknown[]));
      case 'literal':
        return fc.constant(part.literal);
      case 'boolean':
        return fc.boolean();
      case 'number':
        return fc.integer({ min: 0, max: 100 });
      case 'unknown':
        return fc.jsonValue();
      case 'string':
        return textOf(part);
      default:
        throw new Error(`A schema of type ${part.type}: say here what it accepts`);
    }
  };
  const objectOf = (entries: Readonly<Record<string, Schema>>) =>
    fc.record(Object.fromEntries(Object.entries(entries).map(([key, part]) => [key, of(part)])), {
      requiredKeys: Object.entries(entries).flatMap(([key, part]) => (part.type === 'optional' ? [] : [key])),
    });
  const textOf = (part: Schema): fc.Arbitrary<string> => {
    const known = samples.filter((sample) => v.is(part, sample));
    const made = madeText(part);
    return known.length > 0 ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, made) : made;
  };
  return of(schema as Schema);
};

const inner = (part: Schema): Schema => part.wrapped as Schema;

const madeText = ({ pipe = [] }: Schema): fc.Arbitrary<string> => {
  const requirement = (type: string) => pipe.find((step) => step.type === type)?.requirement;
  const pattern = pipe.some((step) => step.type === 'email') ? undefined : requirement('regex');
  if (pipe.some((step) => step.type === 'email')) return fc.emailAddress();
  if (pattern instanceof RegExp) return fc.stringMatching(new RegExp(pattern.source));
  const minLength = Number(requirement('min_length') ?? 0);
  const maxLength = Math.min(Number(requirement('max_length') ?? 200), minLength + 60);
  return fc.string({ unit: 'grapheme', minLength, maxLength });
};

const deep = (levels: number): unknown => (levels === 0 ? 'deep' : { a: deep(levels - 1) });

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    { $gt: '' },
    { $ne: null },
    { $where: 'sleep(1000)' },
    { $regex: '.*' },
    { constructor: { prototype: { isAdmin: true } } },
    { toString: 'x' },
    { length: 3 },
    ['her'],
    [[]],
    [],
    {},
    null,
    true,
    0,
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER + 2,
    deep(30),
    '',
    ' ',
    '\n',
    '\u0000',
    'nul\u0000in the middle',
    '\ud800',
    'half \udfff of a pair, long enough to pass for an account of a conflict',
    '\u202egnp.exe reversed, long enough to pass for an account of a conflict',
    '\u200b\u200b\u200b',
    'a\r\nBcc: everyone@example.org',
    '__proto__',
    'constructor',
    "' OR 1=1; --",
    '"; DROP TABLE users; --',
    '<script>alert(1)</script>',
    '{{7*7}}<%= 7*7 %>',
    '%00',
    '%',
    '*"\'(NEAR/2 AND -',
    '-0',
    '1e9',
    '9999999999',
    '9007199254740993',
    'x'.repeat(5_001),
    'x'.repeat(70_000),
    'İ'.repeat(20),
    '👩‍❤️‍💋‍👨'.repeat(30),
  ),
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

export const almostValid = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .record({
      input: valid,
      at: fc.nat(20),
      hostile: hostileValue,
      how: fc.constantFrom('replace', 'drop', 'wrap', 'add', 'all'),
      name: fc.constantFrom(
        'isAdmin',
        '$where',
        'constructor',
        'toString',
        'id',
        'memberId',
        '_id',
        'emailVerified',
        '',
      ),
    })
    .map(({ input, at, hostile, how, name }) => {
      if (how === 'all' || typeof input !== 'object' || input === null) return hostile;
      const fields = Object.entries(input);
      const index = at % Math.max(1, fields.length);
      if (how === 'add') return Object.fromEntries([...fields, [name, hostile]]);
      if (how === 'drop') return Object.fromEntries(fields.toSpliced(index, 1));
      return Object.fromEntries(
        fields.map(([key, value], n) => [key, n !== index ? value : how === 'wrap' ? [value] : hostile]),
      );
    });
