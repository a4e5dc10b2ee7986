/**
 * Counts what is settled about who looks: each signing in, signing out and changed profile. What was asked in an
 * earlier turn says nothing about the present one, however late its answer comes.
 */
let turn = 0;

export const presentTurn = (): number => turn;

export const startTurn = (): number => ++turn;
