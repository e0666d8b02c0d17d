import { ForgotPasswordScreen } from '../../features/auth/forgot-password-screen.tsx';

export default ForgotPasswordScreen;
