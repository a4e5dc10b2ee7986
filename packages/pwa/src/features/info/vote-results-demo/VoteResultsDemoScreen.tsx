import { SIDES } from '@twosides/domain/model';
import { type ReactNode, useId, useState } from 'react';
import shared from '../../../styles/shared.module.css';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { numberText } from '../../../ui/identity/in-words.ts';
import { Badge } from '../../../ui/layout/Badge.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Split } from '../../../ui/split/Split.tsx';
import { SplitThin } from '../../../ui/split/SplitThin.tsx';
import { countOf } from '../../common/list-text.ts';
import cardStyles from './ResultCards.module.css';
import tableStyles from './ResultDetailed.module.css';
import { ResultCircle, ResultComparison, SAMPLES, type SampleResult, sampleResult } from './ResultShapes.tsx';
import variantStyles from './Variant.module.css';
import styles from './VoteResultsDemoScreen.module.css';

export function VoteResultsDemoScreen() {
  const [name, setName] = useState('clear');
  const sample = SAMPLES.find(({ value }) => value === name) ?? SAMPLES[0];
  const result = sampleResult(sample);
  return (
    <div className={styles.page}>
      <header className={shared.stack16}>
        <h1 className={shared.title}>Six ways to show a result</h1>
        <p className={shared.lead}>
          Here’s the same result as a bar, a circle, cards, a line, a table and a comparison. Color is never the only
          cue: each side also has its own name, position and texture.
        </p>
        <Notice icon="info">The numbers on this page are samples. They don’t come from real votes.</Notice>
        <RadioGroup
          label="Sample result"
          look="chips"
          options={SAMPLES.map(({ value, label }) => ({ value, label }))}
          value={name}
          onChange={setName}
        />
      </header>
      <div className={styles.variants}>
        <Variant name="Bar" use="For the conflict’s own page. The notch in the middle marks a tie." wide>
          <ResultBar result={result} />
        </Variant>
        <Variant name="Circle" use="For square spaces, such as a shared picture or a large panel.">
          <ResultCircle result={result} />
        </Variant>
        <Variant name="Cards" use="For places where the two sides are already next to each other.">
          <ResultCards result={result} />
        </Variant>
        <Variant name="Minimal" use="For lists and sidebars: just one line and the numbers." wide>
          <ResultMinimal result={result} />
        </Variant>
        <Variant name="Detailed" use="For people who want the exact numbers.">
          <ResultDetailed result={result} />
        </Variant>
        <Variant name="Comparison" use="To show how far apart the sides are, measured from one midpoint.">
          <ResultComparison result={result} />
        </Variant>
      </div>
    </div>
  );
}

function ResultBar({ result }: { readonly result: SampleResult }) {
  const { labels, herPercentage, hisPercentage, totalVotes, range } = result;
  return (
    <>
      <div className={styles.line}>
        <p className={styles.winner}>{result.winnerText}</p>
        <p className={shared.figures}>{countOf(totalVotes, 'vote')}</p>
      </div>
      <Split
        size="large"
        labels={labels}
        herPercentage={herPercentage}
        hisPercentage={hisPercentage}
        totalVotes={totalVotes}
        range={range}
      />
    </>
  );
}

function ResultMinimal({ result }: { readonly result: SampleResult }) {
  const { labels, herPercentage, hisPercentage } = result;
  return (
    <>
      <SplitThin labels={labels} herPercentage={herPercentage} />
      <p className={classNames(shared.note, shared.figures, styles.figures)} aria-hidden="true">
        <span>
          {labels.her} {herPercentage}%
        </span>
        <span>
          {labels.his} {hisPercentage}%
        </span>
      </p>
    </>
  );
}

type VariantProps = {
  readonly name: string;
  readonly use: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
};

function Variant({ name, use, wide, children }: VariantProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={classNames(variantStyles.variant, wide && variantStyles.wide)}>
      <div>
        <h2 id={id} className={shared.textL}>
          {name}
        </h2>
        <p className={variantStyles.use}>{use}</p>
      </div>
      <div className={variantStyles.result}>{children}</div>
    </Card>
  );
}

function ResultCards({ result }: { readonly result: SampleResult }) {
  return (
    <>
      <ul className={cardStyles.pair}>
        {SIDES.map((side) => (
          <li key={side} className={classNames(cardStyles.card, cardStyles[side])}>
            <p className={cardStyles.label}>{result.labels[side]}</p>
            <p className={cardStyles.percentage}>{result.sides[side].percentage}%</p>
            <p className={cardStyles.votes}>{countOf(result.sides[side].votes, 'vote')}</p>
            {result.winner === side && (
              <p className={cardStyles.ahead}>
                <Icon name="check" size={16} />
                Ahead
              </p>
            )}
          </li>
        ))}
      </ul>
      {result.winner === null && <p className={cardStyles.tie}>{result.winnerText}</p>}
    </>
  );
}

function ResultDetailed({ result }: { readonly result: SampleResult }) {
  const { labels, sides, totalVotes } = result;
  return (
    <>
      <table className={tableStyles.table}>
        <caption className={tableStyles.caption}>{result.winnerText}</caption>
        <thead>
          <tr>
            <th scope="col">Side</th>
            <th scope="col">Votes</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side) => (
            <tr key={side}>
              <th scope="row" className={tableStyles[side]}>
                {labels[side]}
              </th>
              <td>{numberText(sides[side].votes)}</td>
              <td>{sides[side].percentage}%</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{numberText(totalVotes)}</td>
            <td>100%</td>
          </tr>
        </tfoot>
      </table>
      <p className={tableStyles.level}>
        Polarization: <strong>{result.polarization}</strong>
        {result.polarization === 'High' && <Badge icon="flame">Hot</Badge>}
      </p>
    </>
  );
}
