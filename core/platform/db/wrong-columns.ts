import type { InsertType, SelectType } from 'kysely';

/** A column of the migrated database: its values, whether they may be null, whether it has a default. */
interface Column {
  type: unknown;
  isNull: boolean;
  hasDefault: boolean;
}

type MayBeNull<Value> = null extends Value ? true : false;
type MayBeLeftOut<Value> = [Value] extends [never] ? true : undefined extends Value ? true : false;

/** What a type says of a column that the database says otherwise; never where they agree. */
type Wrong<Said, Is extends Column> =
  | ([Exclude<SelectType<Said>, null>] extends [Is['type']] ? never : 'has other values')
  | (MayBeNull<SelectType<Said>> extends Is['isNull'] ? never : 'may be null, or may not')
  | (MayBeLeftOut<InsertType<Said>> extends Is['isNull'] | Is['hasDefault'] | false
      ? never
      : 'has no default');

/**
 * The columns of which the type of a table does not say what the database does, each with what is wrong; none of a table without a
 * type, which only SQL written by hand uses.
 */
export type WrongColumns<
  Tables,
  Name extends string,
  Columns extends Record<string, Column>,
> = Name extends keyof Tables
  ? {
      [Key in string & (keyof Tables[Name] | keyof Columns)]: Key extends keyof Tables[Name] & keyof Columns
        ? `${Key} ${Wrong<Tables[Name][Key], Columns[Key]>}`
        : `${Key} is missing`;
    }[string & (keyof Tables[Name] | keyof Columns)]
  : never;
