import { PUBLIC_RESULTS_THRESHOLD } from '@twosides/domain/voting';
import { Icon } from '../../../ui/identity/Icon.tsx';
import styles from './Questions.module.css';

export function Questions() {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className={styles.title}>
        What people ask first
      </h2>
      <div className={styles.list}>
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary className={styles.question}>
              {question}
              <Icon name="chevron-down" />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

const QUESTIONS = [
  {
    question: 'Does the author see the result before the others?',
    answer:
      'No. Authors vote like everyone else, and see the result by the same rule: after their own vote, or once it is public.',
  },
  {
    question: 'Can I change my vote?',
    answer:
      'Yes, as often as you like, as long as you mean it. Choose “Change Vote?” and take the other side. Your vote still counts once.',
  },
  {
    question: `What happens at ${PUBLIC_RESULTS_THRESHOLD} votes?`,
    answer:
      'The result becomes public and stays public. Conflicts that are almost even then show up under “Most Polarizing”. Those are the hard ones.',
  },
  {
    question: 'How sure is the result?',
    answer:
      'The lighter band shows the margin of error: the real figure is most likely inside it. It narrows as votes come in. As long as it includes 50%, the result is “too close to call”. The result says nothing about people who didn’t vote: this isn’t a representative survey.',
  },
  {
    question: 'Do people follow the crowd?',
    answer: `The first ${PUBLIC_RESULTS_THRESHOLD} can't: each of them votes before seeing a result. We keep those first choices and show them next to the votes that came later. A small chart shows how the result moved, vote by vote. If the early and the later votes differ, we can't say why: later voters may be following the result, or may simply be different people.`,
  },
  {
    question: 'What is “See the result later”?',
    answer:
      'Your vote counts at once, and the result stays hidden from you until you ask for it or it is public. So you can read what others say and change your mind without knowing who is ahead. Once ten people have chosen it, the result also shows how many of them changed sides before they saw it, and how many after. We can’t know who really read the comments first.',
  },
  {
    question: 'What is “Guess the result”?',
    answer: `Before you vote you can guess her side’s share. Only you see your guess. After ${PUBLIC_RESULTS_THRESHOLD} votes you see how close it was to what the others chose, and after ten guesses your profile shows how accurate you are. It earns no points. Once fifty have guessed, we may say that one side has more support than people expected. That says something about expectations, and nothing about who is right.`,
  },
  {
    question: 'Can someone vote more than once?',
    answer:
      'Each email address has one vote per conflict. Each night we also check the conflicts that got many votes that day. If newcomers voted very differently from members who have been here for a while, a moderator takes a look. That could be a campaign, or a link that was shared among friends. The numbers alone can’t tell. So a person decides, without knowing which side it is, and only once the result is public: votes of people who are new here and came from the same network may be excluded, and can be put back. The page then says how many, and what the result would be with them. Someone patient, or on many networks, can still slip through.',
  },
  {
    question: 'Is a vote advice?',
    answer:
      "It's what many people would say, and no more. It can show you how you come across. It can't know you, and it doesn't replace a counselor. If someone is in danger, please ask for help where you live.",
  },
  {
    question: "What if a couple isn't a she and a he?",
    answer: 'Then the sides are labeled with your nicknames. Rose and blue are just colors for left and right.',
  },
] as const;
