import shared from '../../../styles/shared.module.css';
import { SplitHidden } from '../../../ui/split/SplitHidden.tsx';
import styles from './SamplePreviews.module.css';

export function SamplePreviews() {
  return (
    <>
      <figure className={shared.stack8}>
        <figcaption className={shared.note}>In a search engine (sample)</figcaption>
        <div className={styles.listing}>
          <p className={styles.address}>twosides.example › conflict › 17</p>
          <p className={styles.title}>He says the dishwasher is “my system” · TwoSides</p>
          <p className={styles.text}>
            Her side: I’ve shown him twice. His side: Whatever I load gets rearranged. Whose side are you on?
          </p>
        </div>
      </figure>
      <figure className={shared.stack8}>
        <figcaption className={shared.note}>As a shared link, before the result is public (sample)</figcaption>
        <div className={styles.card}>
          <div className={styles.picture}>
            <p className={styles.headline}>He says the dishwasher is “my system”, so he never loads it</p>
            <SplitHidden>64 votes. Vote to see</SplitHidden>
          </div>
          <p className={styles.address}>twosides.example</p>
        </div>
      </figure>
    </>
  );
}
