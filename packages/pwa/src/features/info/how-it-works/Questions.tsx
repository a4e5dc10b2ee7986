import { PUBLIC_RESULTS_THRESHOLD } from '@twosides/domain/voting';
import shared from '../../../styles/shared.module.css';
import { Icon } from '../../../ui/identity/Icon.tsx';
import styles from './Questions.module.css';

export function Questions() {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className={shared.text2xl}>
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
      'No. Authors follow the same rule as everyone else: they see the result after they vote, or once it’s public.',
  },
  {
    question: 'Can I change my vote?',
    answer:
      'Yes, as often as you like. Choose “Change Vote?” and pick the other side. Your vote still counts only once.',
  },
  {
    question: `What happens at ${PUBLIC_RESULTS_THRESHOLD} votes?`,
    answer:
      'The result becomes public and stays public. Conflicts with a nearly even split then show up under “Most Polarizing.”',
  },
  {
    question: 'How reliable is the result?',
    answer:
      'The lighter band shows the margin of error. The real number is most likely inside the band, which narrows as votes come in. As long as the band includes 50%, the vote is too close to call. The result doesn’t tell you what people who didn’t vote think, because this isn’t a scientific poll.',
  },
  {
    question: 'Do people follow the crowd?',
    answer: `The first ${PUBLIC_RESULTS_THRESHOLD} voters can’t, because each of them votes before seeing a result. We keep those first choices and show them next to the votes that came later. A small chart shows how the result moved, vote by vote. If the early votes and the later votes differ, we can’t say why. Later voters may be following the result, or they may simply be different people.`,
  },
  {
    question: 'What is “See the result later”?',
    answer:
      'It lets you vote without seeing the result yet. Your vote counts right away, but the result stays hidden from you until you ask for it or it becomes public. That way, you can read what others say and change your mind without knowing who’s ahead. Once ten people have chosen this option, the result also shows how many of them changed sides before they saw it, and how many changed sides afterward. We can’t tell who actually read the comments first.',
  },
  {
    question: 'What is “Guess the result”?',
    answer: `Before you vote, you can guess what share of the votes her side will get. Only you see your guess. After ${PUBLIC_RESULTS_THRESHOLD} votes, you’ll see how close it was to what everyone else chose, and after ten guesses your profile shows how accurate you are. Guessing doesn’t earn points. Once fifty people have guessed, we may say that one side has more support than people expected. That tells you what people expected, not who’s right.`,
  },
  {
    question: 'Can someone vote more than once?',
    answer:
      'Each email address gets one vote per conflict. Every night, we also check the conflicts that got a lot of votes that day. If newcomers voted very differently from members who have been here for a while, a moderator takes a look once the result is public. It could be an organized campaign, or just a link shared among friends. The moderator can’t see which side the votes are for. The moderator may exclude votes from newcomers on the same network, and can restore those votes later. The conflict’s page then says how many votes were excluded, and what the result would be with those votes. This doesn’t catch everyone: someone patient, or someone using many networks, can still get away with it.',
  },
  {
    question: 'Should I take the result as advice?',
    answer:
      'No. It’s just what many people think. It can show you how you come across, but those people don’t know you, and a vote can’t replace a counselor. If someone is in danger, please get help where you live.',
  },
  {
    question: 'What if the couple isn’t a woman and a man?',
    answer: 'Then we label the sides with the couple’s nicknames. Rose and blue just mark the left and right sides.',
  },
] as const;
