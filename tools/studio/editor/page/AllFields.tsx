import { useState } from 'react';
import { FindAndReplace } from './FindAndReplace';
import { Tree } from './Tree';

/** All places, and the search among them. */
export function AllFields() {
  const [words, setWords] = useState('');
  return (
    <>
      <input
        type="search"
        aria-label="Найти"
        placeholder="Найти слово"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {words.trim() ? (
        // The key makes a new search start with an empty replacement.
        <FindAndReplace key={words} words={words.trim()} />
      ) : (
        <Tree />
      )}
    </>
  );
}
