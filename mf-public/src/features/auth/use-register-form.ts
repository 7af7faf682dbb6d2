import { zodResolver } from '@hookform/resolvers/zod'
import { RegisterForm } from '@portal/contract/auth/registration'
import { useForm } from 'react-hook-form'

/** The sign-up form's state: a tenant with an individual account until the person says otherwise (spec §9). */
export const useRegisterForm = () =>
  useForm({
    resolver: zodResolver(RegisterForm),
    defaultValues: {
      userType: 'tenant',
      accountType: 'individual',
      organizationName: '',
      representativeFor: '',
      licenseNumber: '',
      licenseState: '',
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      password: '',
      confirmPassword: '',
    },
  })

export type RegisterFormState = ReturnType<typeof useRegisterForm>
