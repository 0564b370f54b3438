import { createContext } from 'react';

/** How often the texts of the form were replaced, by which an editor is made anew. */
export const EpochContext = createContext(0);
