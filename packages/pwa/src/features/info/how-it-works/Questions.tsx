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
    question: 'Does the author see the result before everyone else?',
    answer:
      'No. Authors vote like everyone else, and the same rule applies: they see the result after their own vote, or once it’s public.',
  },
  {
    question: 'Can I change my vote?',
    answer:
      'Yes, as often as you like, as long as you mean it. Choose “Change Vote?” and take the other side. It still counts only once.',
  },
  {
    question: `What happens at ${PUBLIC_RESULTS_THRESHOLD} votes?`,
    answer:
      'The result becomes public and stays public. Conflicts with an almost even split then show up under “Most Polarizing”. Those are the hard ones.',
  },
  {
    question: 'How reliable is the result?',
    answer:
      'The lighter band shows the margin of error: the real figure is most likely inside it. It narrows as votes come in. As long as it includes 50%, the result is “too close to call”. The result says nothing about people who didn’t vote: this isn’t a representative survey.',
  },
  {
    question: 'Do people follow the crowd?',
    answer: `The first ${PUBLIC_RESULTS_THRESHOLD} can’t: each of them votes before seeing a result. We keep those first choices and show them next to the votes that came later. A small chart shows how the result moved, vote by vote. If the early and the later votes differ, we can’t say why: later voters may be following the result, or may simply be different people.`,
  },
  {
    question: 'What is “See the result later”?',
    answer:
      'Your vote counts right away, and the result stays hidden from you until you ask for it or it becomes public. That way, you can read what others say and change your mind without knowing who’s ahead. Once ten people have chosen this, the result also shows how many of them changed sides before they saw it, and how many after. We can’t know who really read the comments first.',
  },
  {
    question: 'What is “Guess the result”?',
    answer: `Before you vote, you can guess her side’s share. Only you see your guess. After ${PUBLIC_RESULTS_THRESHOLD} votes, you’ll see how close it was to what everyone else chose, and after ten guesses your profile shows how accurate you are. Guessing earns no points. Once fifty people have guessed, we may say that one side has more support than people expected. That says something about expectations, but nothing about who’s right.`,
  },
  {
    question: 'Can someone vote more than once?',
    answer:
      'Each email address gets one vote per conflict. Each night we also check the conflicts that got many votes that day. If newcomers voted very differently from members who have been here for a while, a moderator takes a look. That could be a campaign, or a link that was shared among friends. The numbers alone can’t tell. So a person decides, without knowing which side the votes are for, and only once the result is public. Votes from people who are new here and on the same network may be excluded, and can be put back. The page then says how many were excluded, and what the result would be with them. Someone who’s patient, or who uses many networks, can still slip through.',
  },
  {
    question: 'Is the result advice?',
    answer:
      'It’s what many people would say, and no more. It can show you how you come across. It can’t know you, and it doesn’t replace a counselor. If someone is in danger, please get help where you live.',
  },
  {
    question: 'What if a couple isn’t a she and a he?',
    answer: 'Then the sides are labeled with your nicknames. Rose and blue are just colors for left and right.',
  },
] as const;
