/**
 * A list as the text of a PostgreSQL array, for `unnest`: the cheapest way to hand over many rows in one statement.
 * json_to_recordset builds a hash table per row, and pg's own arrays pass each element through two regular expressions.
 */
export function arrayLiteral(values: readonly (string | number | null)[]): string {
  let text = '{';
  let separator = '';
  for (const value of values) {
    text += separator;
    separator = ',';
    if (value === null) text += 'NULL';
    else if (typeof value === 'number') text += value;
    else text += `"${/["\\]/.test(value) ? value.replace(/["\\]/g, '\\$&') : value}"`;
  }
  return `${text}}`;
}
