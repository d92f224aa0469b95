/** Tokens of seats: who has one plays that seat, whoever the cookie says it is. */

/** Where this browser keeps the tokens of its seats: all of them at a table with several people at one screen. */
const TOKENS = 'rattus.seats.';

export function seatTokens(table: string): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(TOKENS + table) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

export function keepToken(table: string, seat: string, token: string) {
  try {
    localStorage.setItem(TOKENS + table, JSON.stringify({ ...seatTokens(table), [seat]: token }));
  } catch {
    // storage may be forbidden; the cookie still knows the guest's own seat
  }
}

export function forgetTokens(table: string) {
  try {
    localStorage.removeItem(TOKENS + table);
  } catch {
    // as above
  }
}
