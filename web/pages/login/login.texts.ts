import { textsOf } from '@smops/core/platform/language/language.model.js';

export const TEXT = textsOf('login', {
  title: 'Sign in',
  subtitle: 'Sign in to access the management system',
  username: 'Username',
  show: 'Show characters',
  password: 'Password',
  submit: 'Sign In',
  pending: 'Signing in...',
  usernameMissing: 'Enter your username.',
  passwordMissing: 'Enter your password.',
  success: 'Login Successful',
  successText: 'Welcome to the management system',
  failure: 'Login Failed',
  invalid: 'Invalid credentials',
  unreachable: 'Error',
  unreachableText: 'Failed to connect to server',
});
